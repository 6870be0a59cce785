import { describe, expect, it } from 'vitest'
import { answered } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { at } from '../sandbox/running.ts'
import { day, item, payer, refusalOf } from './payer.ts'

// The simulated clock starts on a Friday at 2:00 in the time zone of the bill provider.
const time = sandboxInTime()

const payerWith = (bill: Readonly<Record<string, unknown>>) => payer([bill], time.running, time.now)

describe('shared balances', () => {
  it('BILL-137 CALL-052 an invoice is rejected if it exceeds the last synced balance minus the payments made after that sync', async () => {
    const own = await payerWith({
      merchantName: 'Northgate Card Services',
      mask: '2201',
      balance: '500.00',
      syncedMinutesAgo: 60,
    })
    const { id } = await own.bill()
    const refused = async (amount: string) =>
      refusalOf(own.client, 'CreateBillPayInvoiceId', { provider: 'method', payments: [item(id, amount)] })
    expect(await refused('400.00')).toBeUndefined()
    await own.moveInvoice(await answered(own.create([item(id, '400.00')])), 'pay')
    const text = 'This is more than you still owe to Northgate Card Services ****2201: $100.00.'
    for (const move of ['next', 'next', 'next']) {
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      expect([await refused('100.01'), await refused('100.00')], move).toEqual([text, undefined])
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await own.moveBill((await own.payments())[0]?.partnerPaymentId ?? '', move)
    }
    expect(await refused('100.01')).toBe(text)
    expect((await own.bill()).liability.balance).toBe('500.00')
  })

  it('BILL-137 CALL-118 BILL-177 if two invoices for a bill’s whole balance are paid concurrently, only one payment succeeds', async () => {
    const own = await payerWith({ balance: '500.00' })
    const { id } = await own.bill()
    const invoices = await Promise.all(['500.00', '500.00', '1.00'].map((sum) => answered(own.create([item(id, sum)]))))
    const [one = '', other = '', small = ''] = invoices
    const outcomes = await Promise.allSettled([own.moveInvoice(one, 'pay'), own.moveInvoice(other, 'pay')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const move of ['pay', 'underpay', 'overpay']) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await expect(own.moveInvoice(small, move), move).rejects.toThrow(/422/)
    }
    expect((await own.payments()).map(({ amount, status }) => [amount, status])).toEqual([['500.00', 'pending']])
    const page = await (await own.client.fetch(`/invoice?id=${small}`)).text()
    expect(page).toContain('Your bills were already paid another way.')
    expect(page).not.toMatch(/<form|Pay by/)
  })

  it('BILL-137 if other invoices have paid the balance, an underpaid invoice can be refunded, but its rest cannot be paid', async () => {
    const own = await payerWith({ balance: '500.00' })
    const { id } = await own.bill()
    const createInvoice = (sum: string) => answered(own.create([item(id, sum)]))
    const [short, whole, small] = [
      await createInvoice('300.00'),
      await createInvoice('450.00'),
      await createInvoice('50.00'),
    ]
    await own.moveInvoice(short, 'underpay')
    await own.moveInvoice(whole, 'pay')
    await expect(own.moveInvoice(short, 'payRest')).rejects.toThrow(/422/)
    await own.moveInvoice(small, 'pay')
    const page = await (await own.client.fetch(`/invoice?id=${short}`)).text()
    expect(page).toContain('Claim the refund')
    expect(page).not.toContain('Pay the rest')
    await own.moveInvoice(short, 'refund')
    expect(new Map((await own.payments()).map(({ amount, status }) => [amount, status]))).toEqual(
      new Map([
        ['300.00', 'canceled'],
        ['450.00', 'pending'],
        ['50.00', 'pending'],
      ]),
    )
  })

  it('BILL-159 a refunded bill payment is not sent to the biller, and cannot be refunded again', async () => {
    const own = await payerWith({ balance: '500.00' })
    const { id } = await own.bill()
    const statuses = async () => (await own.payments()).map(({ status }) => status)
    const refund = async (pay: string, ...moves: ReadonlyArray<string>) => {
      const invoice = await answered(own.create([item(id, '500.00')]))
      await own.moveInvoice(invoice, pay)
      const payment = (await own.payments())[0]?.partnerPaymentId ?? ''
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      for (const move of moves) await own.moveBill(payment, move)
      await own.moveInvoice(invoice, 'refund')
      const status = (await statuses())[0]
      await expect(own.moveBill(payment, 'next')).rejects.toThrow(/422/)
      await own.advance(1000)
      return status
    }
    expect(await refund('pay', 'next')).toBe('canceled')
    expect(await refund('pay', 'cancel')).toBe('canceled')
    expect(await refund('pay', 'next', 'fail')).toBe('failed')
    expect(await refund('underpay')).toBe('canceled')
    await own.advance(30 * day)
    expect(await statuses()).toEqual(['canceled', 'failed', 'canceled', 'canceled'])
    expect((await own.bill()).liability.balance).toBe('500.00')
    expect((await own.storedPayments()).map((bill) => at(bill, 'due'))).toEqual([null, null, null, null])
  })
})

describe('the control page', () => {
  it('the control page rejects a bill with an invalid time or amount, but accepts a fraction of a day until the due date', async () => {
    const own = await payerWith({})
    const changes = [{ dueIn: 1e10 }, { syncedMinutesAgo: 1e300 }, { paddedDueIn: -1e300 }]
    for (const bill of changes) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      await expect(own.changeAccount({ bills: [bill] }), JSON.stringify(bill)).rejects.toThrow(/422/)
    }
    await expect(own.changeAccount({ bills: [{ balance: 'abc' }] })).rejects.toThrow(/400/)
    await expect(own.changeAccount({ billPay: { pause: { minutes: 1e300 } } })).rejects.toThrow(/422/)
    const pause = { isPaused: true, minutes: 1e300 }
    await expect(own.client.control('POST', 'bill-pause', pause)).rejects.toThrow(/422/)
    await own.changeAccount({ bills: [{ dueIn: 0.123_456_789 }] })
    expect((await own.bill()).liability.nextPaymentDueDate).toBe(time.now() + Math.round(0.123_456_789 * day))
  })

  it('BILL-159 a bill payment that was created on the control page becomes pending when its invoice is paid', async () => {
    const own = await payerWith({})
    const bill = { kind: 'bill', merchantName: 'Cedar Valley Electric', amount: '18.40' }
    const id = String(at(await own.client.control('POST', 'payments', bill), 'id'))
    await own.moveInvoice(id, 'pay')
    expect((await own.payments()).map(({ status }) => status)).toEqual(['pending'])
  })
})

describe('the simulated clock', () => {
  it('BILL-107 if the account’s clock is advanced by a century, bills are still listed; a further advance is rejected', async () => {
    const own = await payer(
      ['credit_card', 'mortgage', 'utility'].map((type) => ({ type })),
      time.running,
      time.now,
    )
    const century = 36_525 * day
    await expect(own.advance(century + 1)).rejects.toThrow(/400/)
    await own.advance(century)
    await expect(own.advance(1)).rejects.toThrow(/400/)
    const all = await own.accounts()
    expect(all.map(({ liability }) => Number(liability.balance) > 0)).toEqual([true, true, true])
    for (const { id } of all) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its bill
      expect(await answered(own.histories.balances(id))).toHaveLength(53)
    }
    await own.advance(-2 * century)
    expect(await own.accounts()).toHaveLength(3)
    await expect(own.advance(-1)).rejects.toThrow(/400/)
  })
})
