import { graphqlInvoiceRecords } from '@paydeck/adapters/graphql/payments/payment-details'
import { graphqlPaymentLists } from '@paydeck/adapters/graphql/payments/payment-list'
import type { InvoiceRecord, ListName, Payout, WholeActivity } from '@paydeck/core'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client } from '../../sandbox/running.ts'

const minute = 60_000

const itemsOf = async (client: Client, list: ListName): Promise<ReadonlyArray<WholeActivity>> => {
  const query = { list, limit: 100, skip: 0, startDate: null, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const
  return (await answered(graphqlPaymentLists(clientsOf(client).graphql).page(query))).items
}

const confirmingOf = (client: Client) =>
  answered(
    graphqlPaymentLists(clientsOf(client).graphql).unconfirmed({
      limit: 5,
      skip: 0,
      merchantStatus: 'USER_CONFIRMING',
    }),
  )

const recordOf = (client: Client, id: string): Promise<InvoiceRecord> =>
  answered(graphqlInvoiceRecords(clientsOf(client).graphql).find(id))

const isPayout = (item: WholeActivity): item is Payout => item.kind === 'payout'

const move = (client: Client, id: string, name: string) => client.control('POST', 'payments/move', { id, move: name })
const make = async (client: Client, kind = 'payment'): Promise<string> =>
  String(at(await client.control('POST', 'payments', { kind, merchantName: 'Quarry Hill', amount: '40.00' }), 'id'))
const pass = (client: Client, minutes: number) => client.control('POST', 'clock', { advance: minutes * minute })

describe('the call GetInvoice', () => {
  it('CALL-045 PAY-094 GetInvoice returns the swap code, the wallet, the confirmations and the expiry time', async () => {
    const client = await account('shopper', {
      invoices: [{ swapCode: 'USDC', selectedWallet: { displayName: 'Kite Wallet', avatar: null } }, {}],
    })
    const [first, second] = await itemsOf(client, 'payments')
    const record = await recordOf(client, first?.id ?? '')
    expect(record).toMatchObject({
      swapInfoCode: 'USDC',
      walletName: 'Kite Wallet',
      confirmations: 6,
      targetConfirmations: 6,
      id: first?.id,
      txCurrency: expect.stringMatching(/^[A-Z]+$/) as unknown,
    })
    expect(record.expiresAt).toBe(record.invoiceTime + 15 * minute)
    expect((await recordOf(client, second?.id ?? '')).swapInfoCode).toBeNull()
  })

  it('CALL-045 A2 GetInvoice rejects other users’ invoices in the same way as missing invoices', async () => {
    const [client, other] = [await account('shopper', { payments: 1 }), await account('shopper', { payments: 1 })]
    const [theirs] = await itemsOf(other, 'payments')
    for (const invoiceId of [theirs?.id, 'AAAA', '', "' or 1=1 --", 'x'.repeat(5_000)]) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      const { body } = await client.graphql('GetInvoice', { invoiceId })
      expect(at(body, 'errors', 0, 'message'), String(invoiceId).slice(0, 20)).toBe('Not found.')
    }
    for (const name of ['refund', 'invalidate', 'keep']) {
      // eslint-disable-next-line no-await-in-loop
      await expect(move(client, theirs?.id ?? '', name)).rejects.toThrow('404')
    }
    expect(await recordOf(other, theirs?.id ?? '')).toMatchObject(theirs ?? {})
  })
})

describe('status changes over time', () => {
  const stateOf = async (client: Client, id: string) => {
    const { status, confirmations, history } = await recordOf(client, id)
    return [status, confirmations, history.map(({ step }) => step).join(' ')]
  }

  it('CALL-118 PAY-040 PAY-043 a paid invoice gets a confirmation per block, and is complete after the sixth confirmation', async () => {
    const client = await account('shopper')
    const id = await make(client)
    expect(await stateOf(client, id)).toEqual(['new', null, 'created'])
    await move(client, id, 'pay')
    expect((await confirmingOf(client)).items.map((item) => item.id)).toEqual([id])
    const seen: Array<unknown> = []
    for (const minutes of [0, 9, 1, 20, 29, 1]) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await pass(client, minutes)
      // eslint-disable-next-line no-await-in-loop
      seen.push(await stateOf(client, id))
    }
    expect(seen).toEqual([
      ['paid', 0, 'created paid'],
      ['paid', 0, 'created paid'],
      ['paid', 1, 'created paid'],
      ['confirmed', 3, 'created paid confirmed'],
      ['confirmed', 5, 'created paid confirmed'],
      ['complete', 6, 'created paid confirmed complete'],
    ])
    expect((await confirmingOf(client)).items).toEqual([])
    const { history } = await recordOf(client, id)
    const times = history.map((step) => step.at ?? 0)
    // Each step has the time at which it was due, which does not depend on the time of the read.
    expect(times.slice(2).map((time) => time - (times[1] ?? 0))).toEqual([30 * minute, 60 * minute])
  })

  it('if an invoice is not requested for a day, the next response contains each status change, with the time it was due', async () => {
    const client = await account('shopper')
    const id = await make(client)
    await move(client, id, 'overpay')
    await pass(client, 24 * 60)
    const { status, exceptionStatus, history } = await recordOf(client, id)
    expect([status, exceptionStatus]).toEqual(['complete', 'paidOver'])
    const times = history.map((step) => step.at ?? 0)
    expect(times.slice(2).map((time) => time - (times[1] ?? 0))).toEqual([30 * minute, 60 * minute])
  })

  it('PAY-115 an unpaid invoice expires after 15 minutes; underpaid, declined and invalid payments are never confirmed', async () => {
    const client = await account('shopper')
    const [late, less, declined, invalid] = [
      await make(client),
      await make(client),
      await make(client),
      await make(client),
    ]
    await move(client, less, 'underpay')
    await move(client, declined, 'pay')
    await move(client, declined, 'decline')
    await move(client, invalid, 'pay')
    await move(client, invalid, 'invalidate')
    await pass(client, 15)
    await expect(move(client, late, 'pay')).rejects.toThrow('422')
    await pass(client, 24 * 60)
    const steps = await Promise.all([late, less, declined, invalid].map((id) => stateOf(client, id)))
    expect(steps.map(([status, , history]) => [status, history])).toEqual([
      ['expired', 'created expired'],
      ['paid', 'created paid'],
      ['invalid', 'created paid invalid'],
      ['invalid', 'created paid invalid'],
    ])
    const [under, refused] = [await recordOf(client, less), await recordOf(client, declined)]
    expect([under.exceptionStatus, refused.exceptionStatus]).toEqual(['paidPartial', 'declined'])
    // A tenth of 42,592 satoshis is missing. The missing amount is rounded up to whole satoshis.
    expect(under.underpaidAmount).toBe(4_260n)
    expect(refused.declinedAmount).toBe(refused.amount)
  })

  it('a payment can be refunded once, and only if its status allows a refund', async () => {
    const client = await account('shopper')
    const [less, plain] = [await make(client, 'donation'), await make(client)]
    await move(client, less, 'underpay')
    await move(client, less, 'refund')
    await expect(move(client, less, 'refund')).rejects.toThrow('422')
    await expect(move(client, plain, 'refund')).rejects.toThrow('422')
    await expect(move(client, 'AAAA', 'pay')).rejects.toThrow('404')
    await expect(move(client, plain, 'vanish')).rejects.toThrow('400')
    const { alreadyRefunded, history } = await recordOf(client, less)
    expect([alreadyRefunded, history.map(({ step }) => step)]).toEqual([true, ['created', 'paid', 'refunded']])
  })

  it('CALL-118 after a refund, only an overpaid payment is confirmed; a complete, exactly paid payment cannot be refunded', async () => {
    const client = await account('shopper')
    const [back, over, kept, refundedLater] = [
      await make(client),
      await make(client),
      await make(client),
      await make(client),
    ]
    for (const [id, ...names] of [
      [back, 'pay', 'refund'],
      [over, 'overpay', 'refund'],
      [kept, 'pay'],
      [refundedLater, 'pay', 'confirm', 'refund'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      for (const name of names) await move(client, id, name)
    }
    for (const name of ['confirm', 'complete', 'invalidate', 'decline']) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
      await expect(move(client, back, name), name).rejects.toThrow('422')
    }
    await pass(client, 60)
    const steps = await Promise.all([back, over, kept, refundedLater].map((id) => stateOf(client, id)))
    expect(steps.map(([status, , history]) => [status, history])).toEqual([
      ['paid', 'created paid refunded'],
      ['complete', 'created paid refunded confirmed complete'],
      ['complete', 'created paid confirmed complete'],
      ['confirmed', 'created paid confirmed refunded'],
    ])
    await expect(move(client, kept, 'refund')).rejects.toThrow('422')
    await expect(move(client, over, 'refund')).rejects.toThrow('422')
  })

  it('a payout gets one confirmation per block, and can then complete or fail', async () => {
    const client = await account('shopper', {
      payoutList: [{ status: 'pending', minutesAgo: 0, transactions: 2 }, { status: 'pending' }, { status: 'pending' }],
    })
    const states = async () =>
      (await itemsOf(client, 'payouts'))
        .filter(isPayout)
        .map(({ status, transactions }) => [status, ...transactions.map(({ confirmations }) => confirmations)])
    await pass(client, 40)
    expect(await states()).toEqual([
      ['pending', 4, 4],
      ['pending', 4],
      ['pending', 4],
    ])
    const [, second, third] = await itemsOf(client, 'payouts')
    await client.control('POST', 'payouts/move', { id: second?.id, move: 'confirm' })
    await client.control('POST', 'payouts/move', { id: third?.id, move: 'fail' })
    await expect(client.control('POST', 'payouts/move', { id: third?.id, move: 'confirm' })).rejects.toThrow('404')
    expect(await states()).toEqual([
      ['pending', 4, 4],
      ['paid', 6],
      ['failed', 1],
    ])
    await pass(client, 20)
    expect((await states())[0]).toEqual(['paid', 6, 6])
  })
})
