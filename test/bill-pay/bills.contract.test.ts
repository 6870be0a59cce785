import type { WireEntry } from '@paydeck/adapters/wire/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../payments/pdf.ts'
import { answered } from '../sandbox/clients.ts'
import { entries, fieldsOf, initOf, proofOf, requestFor, sampleFor } from '../sandbox/requests.ts'
import { account, at, type Client, sandbox } from '../sandbox/running.ts'
import { day, hour, item, payer, type Payer, payerOf } from './payer.ts'

const jsonText = (value: unknown): string => JSON.stringify(value)

/** Pays so much of a bill, and answers with the id of that payment. */
const pay = async (own: Payer, accountId: string, amount: string): Promise<string> => {
  await own.moveInvoice(await answered(own.create([item(accountId, amount)])), 'pay')
  return (await own.payments())[0]?.partnerPaymentId ?? ''
}

const receiptOf = async (client: Client, paymentId: string) => {
  const request = requestFor('POST /bill-pay/receipt', { paymentId }, proofOf(client))
  const response = await client.fetch(request.path, initOf(request))
  return { status: response.status, type: response.headers.get('content-type'), bytes: await response.bytes() }
}

describe('a bill by itself', () => {
  it('CALL-048 tells its balance of each week of a year, the last of which is the one that stands on it', async () => {
    const own = await payer([{ type: 'credit_card' }, { syncedMinutesAgo: null }])
    const { id, liability } = await own.bill()
    const balances = await answered(own.histories.balances(id))
    if (balances === 'unsupported') throw new Error('Balances are offered.')
    expect(balances).toHaveLength(53)
    expect(balances.at(-1)).toEqual({ at: liability.lastSuccessfulSync, balance: liability.balance })
    expect(
      balances.every(({ at: when }, index) => index === 0 || when - (balances[index - 1]?.at ?? 0) === 7 * day),
    ).toBe(true)
    expect(await answered(own.histories.balances((await own.bill(1)).id))).toEqual([])
  })

  it('CALL-048 has payments of its own, also those that were paid together with others', async () => {
    const own = await payer([{ balance: '90.00' }, { balance: '80.00' }])
    const [one, other] = await own.accounts()
    await own.moveInvoice(await answered(own.create([item(one?.id ?? '', '5'), item(other?.id ?? '', '6')])), 'pay')
    await pay(own, one?.id ?? '', '7.00')
    const amountsOf = async (id: string | undefined) =>
      (await answered(own.histories.payments(id ?? ''))).flatMap(({ payments }) => payments.map(({ amount }) => amount))
    expect(new Set(await amountsOf(one?.id))).toEqual(new Set(['5.00', '7.00']))
    expect(await amountsOf(other?.id)).toEqual(['6.00'])
    await answered(own.histories.remove(other?.id ?? ''))
    expect((await own.accounts()).map(({ id }) => id)).toEqual([one?.id])
  })

  it('PAY-038 has a receipt for each payment, which is a PDF and says what was paid by whom', async () => {
    const own = payerOf(
      await account('merchant', {
        bills: [{ merchantName: 'Łódź & Söhne 電気', mask: '0421', balance: '9000.00', type: 'utility' }],
      }),
    )
    const id = await pay(own, (await own.bill()).id, '1234.50')
    const { status, type, bytes } = await receiptOf(own.client, id)
    expect([status, type]).toEqual([200, 'application/pdf'])
    const pdf = readPdf(bytes)
    expect([pdf.title, pdf.language, pdf.isTagged]).toEqual([`Receipt for payment ${id}`, 'en-US', true])
    const text = pdf.lines.join('\n')
    for (const part of [
      'Payment to Lódz & Söhne ??',
      'Chloe Lindqvist',
      'Utility ****0421',
      '$1,234.50 USD',
      '$1.50 USD',
      '$1,236.00 USD',
      'Harbor Wallet',
      id,
    ]) {
      expect(text).toContain(part)
    }
    expect(await receiptOf(own.client, id)).toEqual({ status, type, bytes })
    await own.moveBill(id, 'next')
    expect(readPdf((await receiptOf(own.client, id)).bytes).lines.join('\n')).toContain('Being sent to the biller')
  })

  it('PAY-038 has no receipt for what was never paid', async () => {
    const own = await payer([{ balance: '90.00' }])
    const invoice = await answered(own.create([item((await own.bill()).id, '5.00')]))
    const id = String(at((await own.kept())[0], 'id'))
    expect((await receiptOf(own.client, id)).status).toBe(404)
    await own.moveInvoice(invoice, 'underpay')
    expect((await receiptOf(own.client, id)).status).toBe(404)
  })
})

describe('reminders', () => {
  it('CALL-047 BILL-183 are of what is due within 14 days and not being paid, the first first', async () => {
    const wanted = (dueIn: number | null, more: object = {}) => ({
      dueIn,
      paddedDueIn: null,
      balance: '500.00',
      nextPaymentMinimumAmount: '35.00',
      ...more,
    })
    const own = await payer([
      wanted(13.9, { merchantName: 'Second' }),
      wanted(14.1),
      wanted(-1),
      wanted(null),
      wanted(5, { nextPaymentMinimumAmount: '0.00' }),
      wanted(5, { isPayable: false }),
      wanted(20, { paddedDueIn: 4.9, merchantName: 'First', nextPaymentMinimumAmount: null }),
    ])
    const due = async () => {
      const answer = await answered(own.reminders.due)
      return answer === 'unsupported' ? [] : answer
    }
    const reminders = await due()
    expect(reminders.map(({ merchantName, minimum }) => [merchantName, minimum])).toEqual([
      ['First', null],
      ['Second', '35.00'],
    ])
    expect(Math.round(((reminders[0]?.dueAt ?? 0) - Date.now()) / hour)).toBe(Math.round(4.9 * 24))
    const second = await own.bill()
    await pay(own, second.id, '20.00')
    expect((await due()).map(({ minimum }) => minimum)).toEqual([null, '15.00'])
    const last = await pay(own, second.id, '15.00')
    expect((await due()).map(({ merchantName }) => merchantName)).toEqual(['First'])
    // Nor once it has been sent: the biller asks for less by then.
    await own.moveBill(last, 'next')
    await own.moveBill(last, 'next')
    expect((await due()).map(({ merchantName }) => merchantName)).toEqual(['First'])
    await own.change({ country: 'DE' })
    expect(await due()).toEqual([])
  })
})

describe('what is another user’s', () => {
  const anonymous = { email: 'nobody@example.com' }
  const idKeys = ['accountId', 'partnerAccountId', 'paymentId']
  const itemCalls: ReadonlyArray<WireEntry> = ['CreateBillPayInvoiceId', 'QuoteBillPayment']
  const keyOf = (name: WireEntry) =>
    Object.keys(fieldsOf(sampleFor(name, anonymous))).find((key) => idKeys.includes(key))
  const named = entries.filter((name) => keyOf(name) !== undefined || itemCalls.includes(name))
  let one: Payer
  let other: Payer
  let own: { readonly bill: string; readonly payment: string }
  let foreign: { readonly bill: string; readonly payment: string }

  const prepare = async (who: Payer) => {
    const bill = (await who.bill()).id
    return { bill, payment: await pay(who, bill, '5.00') }
  }

  beforeAll(async () => {
    ;[one, other] = [await payer([{ balance: '90.00' }]), await payer([{ balance: '90.00' }])]
    ;[own, foreign] = [await prepare(one), await prepare(other)]
  })

  it('A2 five calls name a bill or a payment of one', () => {
    expect(named.toSorted()).toEqual([
      'CreateBillPayInvoiceId',
      'GetBillBalances',
      'HideBillAccount',
      'POST /bill-pay/receipt',
      'QuoteBillPayment',
    ])
  })

  /** All that belongs to bills of the other user. */
  const theirs = async (): Promise<string> => {
    const { queries } = (await sandbox()).server.environment
    const { userId } = other.client
    const accounts = await queries.selectFrom('billAccounts').selectAll().where('userId', '=', userId).execute()
    const invoices = await queries.selectFrom('invoices').selectAll().where('userId', '=', userId).execute()
    return jsonText([accounts, invoices.toSorted((left, right) => (left.id < right.id ? -1 : 1))])
  }

  const ask = async (name: WireEntry, id: string) => {
    const input = itemCalls.includes(name)
      ? { ...fieldsOf(sampleFor(name, anonymous)), payments: [{ accountId: id, amount: '5.00', currency: 'USD' }] }
      : { [keyOf(name) ?? '']: id }
    const request = requestFor(name, input, proofOf(one.client))
    const response = await one.client.fetch(request.path, initOf(request))
    const text = await response.text()
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : null
    return at(body, 'error') ?? at(body, 'errors', 0, 'message') ?? at(body, 'data', 'user') ?? null
  }

  it.each([
    ['CreateBillPayInvoiceId'],
    ['QuoteBillPayment'],
    ['GetBillBalances'],
    ['HideBillAccount'],
    ['POST /bill-pay/receipt'],
  ] as const)('A2 %s answers for it as for what is not there', async (name) => {
    const isPayment = name === 'POST /bill-pay/receipt'
    const nothing = name === 'HideBillAccount' ? { hideBillAccount: false } : 'Not found.'
    const before = await theirs()
    const ids = [isPayment ? foreign.payment : foreign.bill, isPayment ? own.bill : own.payment, one.client.userId]
    for (const id of [...ids, 'AAAA', '', "' or 1=1 --", 'x'.repeat(50_000)]) {
      // eslint-disable-next-line no-await-in-loop -- one after the other says which was taken
      expect(await ask(name, id), id.slice(0, 24)).toEqual(nothing)
    }
    expect(await theirs()).toBe(before)
    expect(await ask(name, isPayment ? own.payment : own.bill), 'their own').not.toEqual(nothing)
    if (name === 'HideBillAccount') expect(await ask('GetBillBalances', own.bill)).toBe('Not found.')
  })

  it('A2 nobody moves or changes another’s on the control page', async () => {
    const before = await theirs()
    await expect(one.moveBill(foreign.payment, 'next')).rejects.toThrow(/404/)
    await expect(one.become(foreign.bill, 'unpayable')).rejects.toThrow(/404/)
    expect(await theirs()).toBe(before)
  })
})

describe('people with bills', () => {
  it('BILL-106 BILL-107 there is somebody with six bills in every state, and payments on their way', async () => {
    const own = payerOf(await account('bills'))
    const told = (await own.accounts()).map((bill) => ({
      isPayable: bill.isPayable,
      paymentStatus: bill.paymentStatus,
      needsReconnect: bill.needsReconnect,
      isDue: bill.liability.nextPaymentDueDate !== null,
      isStale: (bill.liability.lastSuccessfulSync ?? 0) < Date.now() - day,
    }))
    const fine = { isPayable: true, paymentStatus: 'active', needsReconnect: false, isDue: true, isStale: false }
    expect(told).toEqual([
      fine,
      fine,
      { ...fine, isPayable: false },
      { ...fine, needsReconnect: true, isStale: true },
      { ...fine, isPayable: false, paymentStatus: 'activating' },
      { ...fine, isStale: true },
    ])
    const pastDue = (await own.bill(1)).liability.nextPaymentDueDate ?? 0
    expect(Math.round((Date.now() - pastDue) / day)).toBe(2)
    const statuses = new Set((await own.payments()).map(({ status }) => status))
    for (const status of ['pending', 'settled', 'refunded']) expect([...statuses]).toContain(status)
    const ids = new Set((await own.accounts()).map(({ id }) => id))
    expect((await own.payments()).every(({ partnerAccountId }) => ids.has(partnerAccountId))).toBe(true)
    expect((await own.user()).methodVerified).toBe(true)
  })

  it('BILL-106 BILL-157 the verified shopper has bills, and their older payments are of these', async () => {
    const own = payerOf(await account('verified'))
    const ids = new Set((await own.accounts()).map(({ id }) => id))
    expect(ids.size).toBe(3)
    const paid = await own.payments()
    expect(paid.length).toBeGreaterThan(3)
    expect(paid.every(({ partnerAccountId }) => ids.has(partnerAccountId))).toBe(true)
  })

  it('P7 50 bills and 500 payments and more are answered for', async () => {
    const { queries } = (await sandbox()).server.environment
    const heavy = await queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'heavy@example.com')
      .executeTakeFirst()
    const counted = await queries
      .selectFrom('invoices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', heavy?.id ?? '')
      .where('itemCode', '=', 'Bill Payment')
      .executeTakeFirstOrThrow()
    expect(counted.count).toBeGreaterThanOrEqual(500)
    const bills = await queries
      .selectFrom('billAccounts')
      .select('id')
      .where('userId', '=', heavy?.id ?? '')
      .execute()
    expect(bills).toHaveLength(50)
  })
})

describe('what analytics is told', () => {
  it('BILL-161 of a paid bill, by a call with an event, its name and its properties as texts', async () => {
    const client = await account('merchant')
    const eventProperties = {
      platform: 'desktop',
      customBill: 'false',
      merchantName: 'Cedar Valley Electric',
      merchantType: 'utility',
      amount: '100.00',
      coin: 'BTC',
      walletOrExchange: 'Harbor Wallet',
      network: 'BTC',
    }
    const event = { event: 'track', eventName: 'Bill Pay - Successful Payment', eventProperties }
    expect((await client.rest('POST', '/users/trackAnalyticsEvent', event)).status).toBe(200)
    const { queries } = (await sandbox()).server.environment
    const kept = await queries.selectFrom('analyticsEvents').selectAll().where('userId', '=', client.userId).execute()
    expect(kept).toMatchObject([event])
    const wrong = { ...event, eventProperties: { ...eventProperties, amount: 100 } }
    expect((await client.rest('POST', '/users/trackAnalyticsEvent', wrong)).status).toBe(400)
  })
})
