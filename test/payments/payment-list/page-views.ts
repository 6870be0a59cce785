import type { PaymentRowView, PaymentsPageView } from '@paydeck/core'

/** Returns the view of one row, by default of an invoice with the status "Complete". */
export const rowOf = (id: string, over: Partial<PaymentRowView> = {}): PaymentRowView => ({
  id,
  slide: 'invoice',
  icon: { initials: 'NB', src: null },
  coinIcon: 'btc',
  mark: { kind: 'complete', label: 'Complete' },
  title: `Shop ${id}`,
  date: 'Nov 18, 2026',
  note: null,
  direction: 'out',
  amount: '−$64.00',
  status: { text: 'Complete', tone: 'good' },
  coin: '0.000682 BTC',
  ...over,
})

const pills = <V extends string>(names: Readonly<Record<V, string>>, on: NoInfer<V>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as V, label, isOn: value === on }))

const values = {
  list: 'payments',
  pill: '3m',
  text: '',
  status: null,
  coin: null,
  least: '',
  most: '',
  from: '',
  to: '',
} as const

/** Search fields for a provider that can search. */
export const searchFields: NonNullable<PaymentsPageView['filter']['search']> = {
  isKnown: true,
  label: 'Filter payments',
  text: { label: 'Search', placeholder: 'Merchant, order id or transaction id', value: '', clear: 'Clear search' },
  statuses: {
    label: 'Status',
    options: [
      { value: '', label: 'All statuses' },
      { value: 'complete', label: 'Complete' },
    ],
    value: '',
  },
  coins: {
    label: 'Coin',
    options: [
      { value: '', label: 'All coins' },
      { value: 'BTC', label: 'Bitcoin' },
    ],
    value: '',
  },
  amounts: { from: { label: 'Amount from', value: '' }, to: { label: 'Amount to', value: '' }, problem: null },
  days: {
    from: { label: 'First day', value: '' },
    to: { label: 'Last day', value: '' },
    problem: null,
    latest: '2026-11-22',
  },
}

/** Returns a page view with one row, no unconfirmed payments and no search. */
export const pageView = (over: Partial<PaymentsPageView> = {}): PaymentsPageView => ({
  heading: 'Crypto Payments',
  hiddenAmount: null,
  filter: {
    values,
    types: {
      label: 'Type',
      pills: pills({ payments: 'Payments', payouts: 'Payouts', donations: 'Donations' }, 'payments'),
    },
    dates: { label: 'Dates', pills: pills({ '3m': '3M', '6m': '6M', '1y': '1Y', all: 'All' }, '3m') },
    search: null,
  },
  result: null,
  confirming: null,
  recent: { title: 'Recent Activity', note: null, rows: [rowOf('one')], tail: { kind: 'none' }, empty: null },
  exports: null,
  saving: null,
  legend: 'payments',
  refresh: { label: 'Refresh', isRefreshing: false, failure: null },
  announcement: { text: '', count: 0 },
  ...over,
})
