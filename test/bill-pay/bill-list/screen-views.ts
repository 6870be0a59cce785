import type { BillActivityRow, BillCardView, BillPayPageView } from '@paydeck/core'

const detailsOf = (id: string) => ({ label: 'History', to: `/bill-pay?bill=${id}` })

const cedar: BillCardView = {
  id: 'cu',
  icon: { initials: 'CU', src: null },
  name: 'Cedar Union Bank',
  fullName: 'Cedar Union Bank',
  kind: 'Credit card ****2201',
  mask: '****2201',
  balanceStatus: 'Balance as of Nov 21, 2026 at 9:14 AM',
  balance: '$1,842.10',
  due: { text: 'Due Nov 26, 2026', tone: 'wait' },
  unpayable: null,
  connection: null,
  to: '/bill-pay/pay/cu',
  details: detailsOf('cu'),
}

const hillside: BillCardView = {
  ...cedar,
  id: 'hm',
  icon: { initials: 'HM', src: null },
  name: 'Hillside Mortgage',
  fullName: 'Hillside Mortgage',
  kind: 'Mortgage ****8840',
  mask: '****8840',
  balance: '$212,480.00',
  due: { text: 'Due Dec 1, 2026', tone: 'neutral' },
  connection: { text: 'Connect it again to keep its balance up to date.', tone: 'wait', reconnect: 'Reconnect' },
  to: '/bill-pay/pay/hm',
  details: detailsOf('hm'),
}

const northshore: BillCardView = {
  ...cedar,
  id: 'ns',
  icon: { initials: 'NS', src: null },
  name: 'Northshore Student L…',
  fullName: 'Northshore Student Lending',
  kind: 'Student loan ****5512',
  mask: '****5512',
  balanceStatus: 'Balance status currently unavailable',
  balance: null,
  due: null,
  unpayable: { status: 'Unable to pay bill', tone: 'bad', learnMore: 'Learn More' },
  to: null,
  details: detailsOf('ns'),
}

const processing: BillActivityRow = {
  id: 'p1',
  icon: { initials: 'PA', src: null },
  name: 'Parkway Auto Finance',
  note: '****0917 · Estimated Nov 24, 2026',
  status: { text: 'Processing', tone: 'wait' },
  amount: '$100.00',
  fee: 'Fee $1.00',
  to: '/bill-pay?bill=pa',
}

const completed: BillActivityRow = {
  ...processing,
  id: 'p2',
  icon: { initials: 'HM', src: null },
  name: 'Hillside Mortgage',
  note: '****8840 · Nov 1, 2026',
  status: { text: 'Completed', tone: 'good' },
  amount: '$1,500.00',
  fee: null,
  to: '/bill-pay?bill=hm',
}

/** View of Bill Pay's home with each kind of card, one pending payment and one recent payment. */
export const home: BillPayPageView = {
  heading: 'Pay Bills',
  hiddenAmount: null,
  notice:
    'No late fees. Payments are credited instantly. Your bank statement may take 1-2 business days to show the payment.',
  paused: null,
  actions: { payAll: { label: 'Pay All Bills', to: '/bill-pay/pay' }, add: { label: 'Add Another Bill' } },
  bills: {
    title: 'Your bills',
    order: {
      label: 'Sort by',
      options: [
        { value: 'dueDate', label: 'Due date', isChosen: true },
        { value: 'alphabetical', label: 'Name', isChosen: false },
      ],
    },
    cards: [cedar, hillside, northshore],
  },
  pending: { title: 'Pending', rows: [processing], tail: { kind: 'none' } },
  recent: {
    title: 'Recent Activity',
    rows: [completed],
    tail: { kind: 'more', shown: '1 of 2 shown', label: 'Load More', isLoading: false },
  },
  empty: null,
  behind: null,
  refresh: { label: 'Refresh', isRefreshing: false, failure: null },
}
