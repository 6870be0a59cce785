import type { WireEntry } from '@paydeck/adapters/wire/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../payments/pdf.ts'
import { answered } from '../sandbox/clients.ts'
import { entries, fieldsOf, initOf, proofOf, requestFor, sampleFor } from '../sandbox/requests.ts'
import { account, at, type Client, sandbox } from '../sandbox/running.ts'
import { day, hour, item, payer, type Payer, payerOf } from './payer.ts'

const jsonText = (value: unknown): string => JSON.stringify(value)

/** Pays `amount` of the bill `accountId`, and returns the id of the bill payment. */
const pay = async (own: Payer, accountId: string, amount: string): Promise<string> => {
  await own.moveInvoice(await answered(own.create([item(accountId, amount)])), 'pay')
  return (await own.payments())[0]?.partnerPaymentId ?? ''
}

const receiptOf = async (client: Client, paymentId: string) => {
  const request = requestFor('POST /bill-pay/receipt', { paymentId }, proofOf(client))
  const response = await client.fetch(request.path, initOf(request))
  return { status: response.status, type: response.headers.get('content-type'), bytes: await response.bytes() }
}

describe('bill history', () => {
  it('CALL-048 the balance history of a bill has one entry per week for a year, ending with the current balance', async () => {
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

  it('CALL-048 if an invoice pays two bills, each bill’s payment list has only the amount paid for this bill', async () => {
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

  it('PAY-038 the receipt of a bill payment is a PDF with payee, payer, account, amounts and wallet', async () => {
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

  it('PAY-038 a bill payment that is unpaid or partly paid has no receipt', async () => {
    const own = await payer([{ balance: '90.00' }])
    const invoice = await answered(own.create([item((await own.bill()).id, '5.00')]))
    const id = String(at((await own.storedPayments())[0], 'id'))
    expect((await receiptOf(own.client, id)).status).toBe(404)
    await own.moveInvoice(invoice, 'underpay')
    expect((await receiptOf(own.client, id)).status).toBe(404)
  })
})

describe('bill reminders', () => {
  it('CALL-047 BILL-183 reminders list unpaid bills that are due within 14 days or overdue, earliest due date first', async () => {
    const dueBill = (dueIn: number | null, more: object = {}) => ({
      dueIn,
      paddedDueIn: null,
      balance: '500.00',
      nextPaymentMinimumAmount: '35.00',
      ...more,
    })
    const own = await payer([
      dueBill(13.9, { merchantName: 'Second' }),
      dueBill(14.1),
      dueBill(-1, { merchantName: 'Overdue' }),
      dueBill(null),
      dueBill(5, { nextPaymentMinimumAmount: '0.00' }),
      dueBill(5, { isPayable: false }),
      dueBill(20, { paddedDueIn: 4.9, merchantName: 'First', nextPaymentMinimumAmount: null }),
    ])
    const due = async () => {
      const answer = await answered(own.reminders.due)
      return answer === 'unsupported' ? [] : answer
    }
    const reminders = await due()
    expect(reminders.map(({ merchantName, minimum }) => [merchantName, minimum])).toEqual([
      ['Overdue', '35.00'],
      ['First', null],
      ['Second', '35.00'],
    ])
    expect(Math.round(((reminders[1]?.dueAt ?? 0) - Date.now()) / hour)).toBe(Math.round(4.9 * 24))
    const second = await own.bill()
    await pay(own, second.id, '20.00')
    expect((await due()).map(({ minimum }) => minimum)).toEqual(['35.00', null, '15.00'])
    const last = await pay(own, second.id, '15.00')
    expect((await due()).map(({ merchantName }) => merchantName)).toEqual(['Overdue', 'First'])
    // After the payment is sent, the minimum of the bill is paid, so there is still no reminder for the bill.
    await own.moveBill(last, 'next')
    await own.moveBill(last, 'next')
    expect((await due()).map(({ merchantName }) => merchantName)).toEqual(['Overdue', 'First'])
    await own.changeAccount({ country: 'DE' })
    expect(await due()).toEqual([])
  })
})

describe('bills of other users', () => {
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

  const prepare = async (user: Payer) => {
    const bill = (await user.bill()).id
    return { bill, payment: await pay(user, bill, '5.00') }
  }

  beforeAll(async () => {
    ;[one, other] = [await payer([{ balance: '90.00' }]), await payer([{ balance: '90.00' }])]
    ;[own, foreign] = [await prepare(one), await prepare(other)]
  })

  it('A2 exactly five calls receive the id of a bill or bill payment as input', () => {
    expect(named.toSorted()).toEqual([
      'CreateBillPayInvoiceId',
      'GetBillBalances',
      'HideBillAccount',
      'POST /bill-pay/receipt',
      'QuoteBillPayment',
    ])
  })

  /** Returns all database rows about the other user's bills as one text. */
  const foreignRows = async (): Promise<string> => {
    const { queries } = (await sandbox()).server.environment
    const { userId } = other.client
    const accounts = await queries.selectFrom('billAccounts').selectAll().where('userId', '=', userId).execute()
    const invoices = await queries.selectFrom('invoices').selectAll().where('userId', '=', userId).execute()
    return jsonText([accounts, invoices.toSorted((left, right) => (left.id < right.id ? -1 : 1))])
  }

  const send = async (name: WireEntry, id: string) => {
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
  ] as const)(
    'A2 if the id belongs to another user’s bill, %s returns the same response as for an unknown id',
    async (name) => {
      const isPayment = name === 'POST /bill-pay/receipt'
      const nothing = name === 'HideBillAccount' ? { hideBillAccount: false } : 'Not found.'
      const before = await foreignRows()
      const ids = [isPayment ? foreign.payment : foreign.bill, isPayment ? own.bill : own.payment, one.client.userId]
      for (const id of [...ids, 'AAAA', '', "' or 1=1 --", 'x'.repeat(50_000)]) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        expect(await send(name, id), id.slice(0, 24)).toEqual(nothing)
      }
      expect(await foreignRows()).toBe(before)
      expect(await send(name, isPayment ? own.payment : own.bill), 'own').not.toEqual(nothing)
      if (name === 'HideBillAccount') expect(await send('GetBillBalances', own.bill)).toBe('Not found.')
    },
  )

  it('A2 the control page of the sandbox cannot change bills or bill payments of another user', async () => {
    const before = await foreignRows()
    await expect(one.moveBill(foreign.payment, 'next')).rejects.toThrow(/404/)
    await expect(one.setBillState(foreign.bill, 'unpayable')).rejects.toThrow(/404/)
    expect(await foreignRows()).toBe(before)
  })
})

describe('demo accounts', () => {
  it('BILL-106 BILL-107 the demo account "bills" has six bills in different states, and payments with several statuses', async () => {
    const own = payerOf(await account('bills'))
    const states = (await own.accounts()).map((bill) => ({
      isPayable: bill.isPayable,
      paymentStatus: bill.paymentStatus,
      needsReconnect: bill.needsReconnect,
      isDue: bill.liability.nextPaymentDueDate !== null,
      isStale: (bill.liability.lastSuccessfulSync ?? 0) < Date.now() - day,
    }))
    const healthy = { isPayable: true, paymentStatus: 'active', needsReconnect: false, isDue: true, isStale: false }
    expect(states).toEqual([
      healthy,
      healthy,
      { ...healthy, isPayable: false },
      { ...healthy, needsReconnect: true, isStale: true },
      { ...healthy, isPayable: false, paymentStatus: 'activating' },
      { ...healthy, isStale: true },
    ])
    const pastDue = (await own.bill(1)).liability.nextPaymentDueDate ?? 0
    expect(Math.round((Date.now() - pastDue) / day)).toBe(2)
    const statuses = new Set((await own.payments()).map(({ status }) => status))
    for (const status of ['pending', 'settled', 'refunded']) expect([...statuses]).toContain(status)
    const ids = new Set((await own.accounts()).map(({ id }) => id))
    expect((await own.payments()).every(({ partnerAccountId }) => ids.has(partnerAccountId))).toBe(true)
    expect((await own.user()).methodVerified).toBe(true)
  })

  it('BILL-106 BILL-157 the demo account "verified" has three bills; all its bill payments are for these bills', async () => {
    const own = payerOf(await account('verified'))
    const ids = new Set((await own.accounts()).map(({ id }) => id))
    expect(ids.size).toBe(3)
    const paid = await own.payments()
    expect(paid.length).toBeGreaterThan(3)
    expect(paid.every(({ partnerAccountId }) => ids.has(partnerAccountId))).toBe(true)
  })

  it('P7 the demo account "heavy" has 50 bills and at least 500 bill payments', async () => {
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

describe('analytics events', () => {
  it('BILL-161 the server stores the analytics event of a paid bill, and rejects an event with a numeric property', async () => {
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
    const stored = await queries.selectFrom('analyticsEvents').selectAll().where('userId', '=', client.userId).execute()
    expect(stored).toMatchObject([event])
    const wrong = { ...event, eventProperties: { ...eventProperties, amount: 100 } }
    expect((await client.rest('POST', '/users/trackAnalyticsEvent', wrong)).status).toBe(400)
  })
})
