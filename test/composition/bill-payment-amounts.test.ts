import { beforeEach, describe, expect, it } from 'vitest'
import { bill } from '../bill-pay/bill-payment/bench.ts'
import { amount, pageAt } from './bill-payment-bench.ts'

let at: ReturnType<typeof pageAt>

beforeEach(() => {
  at = pageAt()
})

describe('a bill with its amounts', () => {
  it('BILL-120 BILL-122 BILL-127 offers what is known, the minimum of the one bill first', () => {
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

  it('BILL-125 BILL-127 leaves out what is not known, and what is on its way already', () => {
    const { liability } = bill('b1')
    const few = pageAt([
      bill('b1', { liability: { ...liability, remainingStatementBalance: null, lastStatementBalance: null } }),
    ])
    few.bench.paidFor([
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
      ['currentBalance', '$812.40'],
    ])
  })

  it.each([
    ['250', null],
    ['250.00', null],
    ['1,234.50', 'That is $1,234.50. The balance is $812.40.'],
    ['$12', 'That is $12.00.'],
    ['7,50', 'That is $7.50.'],
    ['12.5', 'That is $12.50.'],
    ['USD 99', 'That is $99.00.'],
    ['1.001', 'This is not an amount. Type one such as 25.00.'],
    ['-5', 'This is not an amount. Type one such as 25.00.'],
    ['9'.repeat(40), 'This is not an amount. Type one such as 25.00.'],
    ['', null],
    ['  ', null],
  ])('BILL-129 says what it has understood of "%s": %s', (text, understood) => {
    at.page.open('b1')
    at.page.type({ accountId: 'b1', text })
    expect(at.view().bills[0]?.other).toMatchObject({ text, isChosen: true, understood, isInvalid: false })
  })

  it('BILL-132 BILL-152 says what is wrong once "Pay" was pressed, and rests until it is right', () => {
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

  it('shows of hidden amounts those alone that would be paid', () => {
    at.isHidden.update(() => true)
    at.page.open('b1')
    at.page.type({ accountId: 'b2', text: '900' })
    expect(at.view().bills[0]?.options.map((option) => option.amount)).toEqual(['$35.00', null, null])
    at.page.type({ accountId: 'b1', text: '2,000' })
    expect(at.view().bills[0]?.other.understood).toBe('That is $2,000.00.')
    expect([at.view().hiddenAmount, at.view().overview.sums.at(-1)?.amount]).toEqual(['Amount hidden', '$2,000.00'])
  })
})
