import type { BillDetailView, BillHistoryRow } from '@paydeck/core'

const processing: BillHistoryRow = {
  id: 'p1',
  date: 'Nov 21, 2026',
  amount: '$100.00',
  fee: 'Fee $1.00',
  status: { text: 'Processing', tone: 'wait' },
  why: 'The payment is on its way to the biller.',
  next: 'It is credited to the bill by the estimated day.',
  estimated: 'Estimated Nov 24, 2026',
  receipt: null,
}

const completed: BillHistoryRow = {
  ...processing,
  id: 'p2',
  date: 'Oct 12, 2026',
  amount: '$318.20',
  fee: null,
  status: { text: 'Completed', tone: 'good' },
  why: 'The biller has credited the payment.',
  next: null,
  estimated: null,
  receipt: { label: 'Receipt', isLoading: false, failure: null },
}

const days = ['Jun 1', 'Jul 1', 'Aug 1', 'Sep 1', 'Oct 1', 'Nov 1']
const balances = [10_900, 10_580, 10_262, 9944, 9628, 9310.44]

/** View of a bill with one pending and one completed payment. */
export const bill: BillDetailView = {
  id: 'pa',
  head: {
    icon: { initials: 'PA', src: null },
    name: 'Parkway Auto Finance',
    fullName: 'Parkway Auto Finance',
    kind: 'Auto loan ****0917',
    mask: '****0917',
    balanceStatus: 'Balance as of Nov 21, 2026 at 9:14 AM',
    balance: '$9,310.44',
    due: { text: 'Due Dec 12, 2026', tone: 'neutral' },
    unpayable: null,
    connection: null,
  },
  back: { label: 'Pay Bills', to: '/bill-pay' },
  pay: { label: 'Pay this bill', to: '/bill-pay/pay/pa' },
  facts: [
    { label: 'Minimum payment', value: '$218.20' },
    { label: 'Statement balance', value: '$318.20' },
  ],
  balances: {
    isLoading: false,
    figure: {
      title: 'Balance history',
      summary: 'From $10,900.00 on Jun 1 down to $9,310.44 on Nov 1',
      columns: ['Day', 'Balance'],
      points: balances.map((value, index) => ({
        date: `${days[index]}, 2026`,
        short: days[index] ?? '',
        value,
        balance: `$${value.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      })),
    },
    text: null,
    tryAgain: null,
  },
  payments: {
    title: 'Payments',
    isLoading: false,
    rows: [processing, completed],
    more: { kind: 'more', shown: '2 of 12 shown', label: 'Load More', isLoading: false },
    empty: null,
    failure: null,
  },
  remove: { label: 'Remove this bill' },
}
