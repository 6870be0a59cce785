import { beforeEach, describe, expect, it } from 'vitest'
import { record } from '../bill-pay/bench.ts'
import { bill } from '../bill-pay/bill-payment/bench.ts'
import { countReads } from '../bill-pay/count-reads.ts'
import { amount, pageAt } from './bill-payment-bench.ts'

let at: ReturnType<typeof pageAt>

beforeEach(() => {
  at = pageAt()
})

describe('the payment page for all bills', () => {
  it('BILL-086 one press selects the minimum of every payable bill, or the statement balance of every payable bill', () => {
    const { liability } = bill('b2')
    at = pageAt([
      bill('b1'),
      bill('b2', { liability: { ...liability, nextPaymentMinimumAmount: amount('0.00') } }),
      bill('b3', { isPayable: false }),
    ])
    at.page.open(null)
    const chosen = () => at.view().overview.rows.map(({ head, amount: text }) => [head.id, text])
    expect(at.view().every).toEqual([
      { option: 'minimumPayment', label: 'All minimums', isDisabled: false },
      { option: 'lastStatementBalance', label: 'All statement balances', isDisabled: false },
    ])
    expect(chosen()).toEqual([])
    at.page.selectEvery('lastStatementBalance')
    expect(chosen()).toEqual([
      ['b1', '$600.00'],
      ['b2', '$600.00'],
    ])
    at.page.selectEvery('minimumPayment')
    expect(chosen()).toEqual([['b1', '$35.00']])
  })

  it('BILL-086 select-all buttons appear only if there are several bills; a button that would select nothing is disabled', () => {
    at.page.open('b1')
    expect(at.view().every).toEqual([])
    const { liability } = bill('b1')
    const settled = { liability: { ...liability, nextPaymentMinimumAmount: amount('0.00') } }
    at = pageAt([bill('b1', settled), bill('b2', settled)])
    at.page.open(null)
    expect(at.view().every.map(({ isDisabled }) => isDisabled)).toEqual([true, false])
  })

  it('BILL-109 the payment page lists the bills in the same order as Bill Pay home', () => {
    const { liability } = bill('b1')
    const due = (id: string, name: string, day: number) =>
      bill(id, {
        liability: { ...liability, merchantName: name, nextPaymentDueDate: day, paddedNextPaymentDueDate: null },
      })
    at = pageAt([due('b1', 'Zephyr', Date.UTC(2026, 11, 1)), due('b2', 'Acorn', Date.UTC(2026, 11, 9))])
    at.page.open(null)
    expect(at.view().bills.map(({ head }) => head.id)).toEqual(['b1', 'b2'])
    at.order.update(() => 'alphabetical')
    expect(at.view().bills.map(({ head }) => head.id)).toEqual(['b2', 'b1'])
  })
  it('P7 a refresh that changes no bill keeps the view object of each bill', () => {
    at = pageAt([bill('b1'), bill('b2')])
    at.bench.setPayments([record('r1', { partnerAccountId: 'b2', amount: amount('5.00') })])
    at.page.open(null)
    const before = at.view().bills
    const refresh = (balance: string): void =>
      at.bench.bills.update((now) => ({
        ...structuredClone(now),
        seenAt: now.seenAt + 1000,
        accounts: now.accounts.map((one) =>
          one.id === 'b2' ? { ...one, liability: { ...one.liability, balance: amount(balance) } } : { ...one },
        ),
      }))
    refresh('812.40')
    expect(at.view().bills.map((one, index) => one === before[index])).toEqual([true, true])
    refresh('700.00')
    expect(at.view().bills.map((one, index) => one === before[index])).toEqual([true, false])
  })

  it('P7 a press on an amount of one bill reads no payment to another bill', () => {
    const other = record('r1', { partnerAccountId: 'b2', amount: amount('5.00') })
    const { counted, takeCount } = countReads(other.payments, 'status')
    at = pageAt([bill('b1'), bill('b2')])
    at.bench.setPayments([{ ...other, payments: counted }])
    at.page.open(null)
    expect(at.view().bills[1]?.options[0]?.amount).toBe('$30.00')
    expect(takeCount()).toBeGreaterThan(0)
    at.page.press({ accountId: 'b1', option: 'minimumPayment' })
    expect(at.view().overview.rows.map(({ head }) => head.id)).toEqual(['b1'])
    expect(takeCount()).toBe(0)
  })
})
