import { beforeEach, describe, expect, it } from 'vitest'
import { bill } from '../bill-pay/bill-payment/bench.ts'
import { amount, pageAt } from './bill-payment-bench.ts'

let at: ReturnType<typeof pageAt>

beforeEach(() => {
  at = pageAt()
})

describe('a bill on the bill payment page', () => {
  it('BILL-120 BILL-122 BILL-127 a bill offers its known amounts; if it is the only bill, its minimum is selected', () => {
    at.page.open('b1')
    const [one, ...others] = at.view().bills
    expect(others).toEqual([])
    expect(one).toMatchObject({
      head: { id: 'b1', name: 'Bank b1', note: 'Credit card ****4821' },
      legend: 'Amount for Bank b1',
      options: [
        { value: 'minimumPayment', label: 'Minimum Payment', amount: '$35.00', isChosen: true },
        { value: 'lastStatementBalance', label: 'Statement Balance', amount: '$600.00', isChosen: false },
        { value: 'currentBalance', label: 'Current Balance', amount: '$812.40', isChosen: false },
      ],
      other: { label: 'Other Amount', text: '', isChosen: false, understood: null, isInvalid: false },
      attention: null,
    })
  })

  it('BILL-125 BILL-127 a bill omits unknown amounts; its pending payments are subtracted from the known amounts', () => {
    const { liability } = bill('b1')
    const few = pageAt([
      bill('b1', { liability: { ...liability, remainingStatementBalance: null, lastStatementBalance: null } }),
    ])
    few.bench.setPayments([
      {
        id: 'r1',
        invoice: null,
        createdOn: null,
        payments: [
          {
            merchantId: 'm1',
            merchantName: 'Bank',
            status: 'processing',
            icon: null,
            partnerPaymentId: 'p1',
            partnerAccountId: 'b1',
            currency: 'USD',
            amount: amount('20.00'),
            convenienceFee: null,
            estimatedCompletionDate: null,
            accountType: 'credit_card',
            mask: '4821',
          },
        ],
      },
    ])
    few.page.open(null)
    expect(few.view().bills[0]?.options.map((option) => [option.value, option.amount])).toEqual([
      ['minimumPayment', '$15.00'],
      ['currentBalance', '$792.40'],
    ])
    few.page.type({ accountId: 'b1', text: '800' })
    expect(few.view().bills[0]?.other.understood).toBe("That's $800.00. After your pending payments, you owe $792.40.")
  })

  it.each([
    ['250', null],
    ['250.00', null],
    ['1,234.50', "That's $1,234.50. Your balance is $812.40."],
    ['$12', "That's $12.00."],
    ['7,50', "That's $7.50."],
    ['12.5', "That's $12.50."],
    ['USD 99', "That's $99.00."],
    ['1.001', 'Enter an amount, such as 25.00.'],
    ['-5', 'Enter an amount, such as 25.00.'],
    ['9'.repeat(40), 'Enter an amount, such as 25.00.'],
    ['', null],
    ['  ', null],
  ])('BILL-129 when the user types the amount "%s", the bill shows the hint: %s', (text, understood) => {
    at.page.open('b1')
    at.page.type({ accountId: 'b1', text })
    expect(at.view().bills[0]?.other).toMatchObject({ text, isChosen: true, understood, isInvalid: false })
  })

  it('BILL-132 BILL-152 after a press on "Pay", an invalid amount shows an error and disables "Pay" until it is corrected', () => {
    at.page.open('b1')
    at.page.type({ accountId: 'b1', text: '0.50' })
    expect([at.view().bills[0]?.attention, at.view().overview.pay.isDisabled]).toEqual([null, false])
    at.page.pay()
    const wrong = { label: 'Attention:', text: 'Minimum amount: $1.00' }
    expect([at.view().bills[0]?.attention, at.view().bills[0]?.other.isInvalid]).toEqual([wrong, true])
    expect(at.view().overview.rows[0]?.below).toEqual({ text: 'Below the minimum', tone: 'bad' })
    at.page.type({ accountId: 'b1', text: '0.5' })
    expect(at.view().overview.pay.isDisabled).toBe(true)
    at.page.type({ accountId: 'b1', text: '50' })
    expect([at.view().bills[0]?.attention, at.view().overview.pay.isDisabled]).toEqual([null, false])
  })

  it('the view of a bill stays the same object unless the bill’s selected amount changes or amounts are hidden', () => {
    at.page.open(null)
    const [one, other, ...others] = at.view().bills
    at.page.press({ accountId: 'b1', option: 'minimumPayment' })
    at.page.type({ accountId: 'b2', text: '9' })
    const now = at.view().bills
    expect(now.map((bill, place) => [one, other, ...others].indexOf(bill) === place)).toEqual([false, false, true])
    at.page.type({ accountId: 'b2', text: '90' })
    expect(at.view().bills.map((bill) => now.indexOf(bill))).toEqual([0, -1, 2])
    expect(at.view().bills[1]?.other.text).toBe('90')
    at.bench.setPayments([])
    at.isHidden.update(() => true)
    expect(at.view().bills.map((bill) => now.indexOf(bill))).toEqual([-1, -1, -1])
    expect(at.view().bills[2]?.options.map((option) => option.amount)).toEqual([null, null, null])
  })

  it('the due date of a bill changes its tone when the date comes near, and again when the date has passed', () => {
    const day = 86_400_000
    const { liability } = bill('b1')
    const due = pageAt([bill('b1', { liability: { ...liability, nextPaymentDueDate: Date.parse('2026-11-30') } })])
    due.page.open('b1')
    const tones = [0, 3, 11].map((days) => {
      due.bench.bills.update((now) => ({ ...now, seenAt: Date.parse('2026-11-20T12:00:00Z') + days * day }))
      return due.view().bills[0]?.due?.tone
    })
    expect(tones).toEqual(['neutral', 'wait', 'bad'])
  })

  it('BILL-176 while amounts are hidden, a bill still shows the selected amount, but no other amount', () => {
    at.isHidden.update(() => true)
    at.page.open('b1')
    at.page.type({ accountId: 'b2', text: '900' })
    expect(at.view().bills[0]?.options.map((option) => option.amount)).toEqual(['$35.00', null, null])
    at.page.type({ accountId: 'b1', text: '2,000' })
    expect(at.view().bills[0]?.other.understood).toBe("That's $2,000.00.")
    expect([at.view().hiddenAmount, at.view().overview.sums.at(-1)?.amount]).toEqual(['Amount hidden', '$2,000.00'])
  })
})
