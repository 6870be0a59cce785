import type { AmountBillView, AmountOptionView, BillHeadView, BillPaymentPageView, OverviewView } from '@paydeck/core'

/** Views of the payment screen, in the states that the design mock-up shows. */

const head = (id: string, name: string, note: string): BillHeadView => ({
  id,
  name,
  fullName: name,
  icon: { initials: name.slice(0, 2).toUpperCase(), src: null },
  note,
})

export const cedar = head('cedar', 'Cedar Union Bank', 'Credit card ****2201')
const hillside = head('hillside', 'Hillside Mortgage', 'Mortgage ****8840')
const parkway = head('parkway', 'Parkway Auto Finance', 'Auto loan ****0917')

const option = (
  value: AmountOptionView['value'],
  label: string,
  amount: string | null,
  isChosen = false,
): AmountOptionView => ({ value, label, amount, isChosen, disabledReason: null })

const untyped: AmountBillView['other'] = {
  label: 'Other Amount',
  name: 'Other Amount in US dollars',
  symbol: '$',
  placeholder: '0.00',
  clear: 'Clear Other Amount',
  text: '',
  isChosen: false,
  understood: null,
  isInvalid: false,
}

const cedarBill: AmountBillView = {
  head: cedar,
  due: { text: 'Due Nov 26, 2026', tone: 'wait' },
  legend: 'Amount for Cedar Union Bank',
  options: [
    option('minimumPayment', 'Minimum Payment', '$35.00', true),
    option('lastStatementBalance', 'Statement Balance', '$412.07'),
    option('currentBalance', 'Current Balance', '$1,842.10'),
  ],
  other: untyped,
  attention: null,
}

const hillsideBill: AmountBillView = {
  head: hillside,
  due: { text: 'Due Dec 1, 2026', tone: 'neutral' },
  legend: 'Amount for Hillside Mortgage',
  options: [
    option('minimumPayment', 'Minimum Payment', '$1,500.00'),
    option('currentBalance', 'Current Balance', '$212,480.00'),
  ],
  other: { ...untyped, text: '1,500', isChosen: true, understood: "That's $1,500.00." },
  attention: null,
}

const parkwayBill: AmountBillView = {
  head: parkway,
  due: { text: 'Due Dec 12, 2026', tone: 'neutral' },
  legend: 'Amount for Parkway Auto Finance',
  options: [
    option('minimumPayment', 'Minimum Payment', '$218.20'),
    option('lastStatementBalance', 'Statement Balance', '$318.20'),
    option('currentBalance', 'Current Balance', '$9,310.44'),
  ],
  other: { ...untyped, text: '0.50', isChosen: true, isInvalid: true },
  attention: { label: 'Attention:', text: 'Minimum amount: $1.00' },
}

const row = (bill: BillHeadView, amount: string, below: string): OverviewView['rows'][number] => ({
  head: bill,
  note: `${bill.note.split(' ').at(-1) ?? ''} gets`,
  amount,
  below: { text: below, tone: 'neutral' },
})

export const pay = { label: 'Pay $1,550.86', isBusy: false, isDisabled: false }

export const overview: OverviewView = {
  heading: 'Overview',
  count: '3 bills',
  rows: [
    row(cedar, '$35.00', 'Estimated Nov 24'),
    row(hillside, '$1,500.00', 'Estimated Nov 25'),
    { ...row(parkway, '$0.50', ''), below: { text: 'Below the minimum', tone: 'bad' } },
  ],
  empty: null,
  sums: [
    { label: 'Bills', amount: '$1,535.50', isTotal: false },
    { label: 'Convenience fee', amount: '$15.36', isTotal: false },
    { label: 'Total', amount: '$1,550.86', isTotal: true },
  ],
  coin: {
    label: 'Coin of the preview',
    chosen: 'BTC',
    icon: 'btc',
    options: [
      { code: 'BTC', name: 'Bitcoin' },
      { code: 'ETH', name: 'Ethereum' },
    ],
    rows: [
      { label: 'You send about', amount: '0.016514 BTC' },
      { label: 'Network cost about', amount: '$1.20' },
    ],
    note: 'At $93,912.40 for 1 BTC. You choose the coin and lock its rate in the payment window.',
  },
  isQuoting: false,
  pay,
}

export const bar: NonNullable<BillPaymentPageView['bar']> = {
  label: 'Selected bills',
  note: '3 bills',
  total: '$1,535.50',
  logos: [cedar, hillside, parkway],
  more: 0,
  pay: { ...pay, label: 'Pay' },
  clear: 'Clear Selected',
}

/** View with several bills. The amount of the third bill is below its minimum payment. */
export const several: BillPaymentPageView = {
  back: { label: 'Pay Bills', to: '/bill-pay' },
  heading: 'Choose the amounts',
  notice: {
    title: 'No late fees.',
    text: 'Credit is instant. Your bank statement may take 1-2 business days to show the payment.',
  },
  hiddenAmount: null,
  every: [
    { option: 'minimumPayment', label: 'All minimums', isDisabled: false },
    { option: 'lastStatementBalance', label: 'All statement balances', isDisabled: true },
  ],
  bills: [cedarBill, hillsideBill, parkwayBill],
  overview,
  bar,
  isLocked: false,
  window: null,
  failure: null,
  success: null,
}

export const one: BillPaymentPageView = {
  ...several,
  bills: [cedarBill],
  overview: { ...overview, count: '1 bill', rows: overview.rows.slice(0, 1), coin: null },
  bar: null,
}

/** View in which the user has selected no amount. */
export const empty: BillPaymentPageView = {
  ...several,
  overview: {
    ...overview,
    count: '',
    rows: [],
    empty: 'Choose an amount for each bill that you want to pay.',
    sums: [{ label: 'Total', amount: '$0.00', isTotal: true }],
    coin: null,
    pay: { label: 'Pay', isBusy: false, isDisabled: true },
  },
  bar: null,
}

const shown = {
  isBlocked: false,
  title: 'Pay in the window',
  text: 'It shows how much to send, and where.',
  action: 'Show payment window',
}
/** Views while a payment window is open (`opened`), and after the browser has blocked it (`blocked`). */
export const opened: BillPaymentPageView = { ...several, isLocked: true, window: shown }
export const blocked: BillPaymentPageView = {
  ...opened,
  window: {
    ...shown,
    isBlocked: true,
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  },
}
