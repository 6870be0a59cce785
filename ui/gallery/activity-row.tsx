import { ActivityRow, type ActivityRowProps } from '../kit/ActivityRow.tsx'
import { CoinIcon } from '../kit/coins/CoinIcon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { exhibit } from './exhibit.tsx'

const nothing = (): void => undefined

const payment: ActivityRowProps['row'] = {
  id: '1',
  slide: 'invoice',
  icon: { initials: 'GC', src: null },
  mark: { kind: 'complete', label: 'Complete' },
  title: 'Glasshouse Coffee',
  date: 'Nov 17, 2026',
  direction: 'out',
  amount: '−$12.50',
  status: { text: 'Complete', tone: 'good' },
  coin: '0.000133 BTC',
}

/** Exhibit of the kit's `ActivityRow`, in each of its variants. */
export const activityRow = exhibit(
  ActivityRow,
  {
    payment: { row: payment, hidden: null, onPress: nothing },
    'with its coin': {
      row: payment,
      icon: <CoinIcon name="btc" />,
      note: 'Bill payment, 3 bills',
      hidden: null,
      onPress: nothing,
    },
    payout: {
      row: { ...payment, slide: 'payout', title: 'Lumen Payroll · payout', direction: 'in', amount: '+$2,150.00' },
      hidden: null,
      onPress: nothing,
    },
    'an exception': {
      row: {
        ...payment,
        mark: { kind: 'exception', label: 'Exception' },
        title: 'The Very Long Name of a Merchant Who Sells a Great Many Different Things',
        status: { text: 'Refund Available', tone: 'wait' },
      },
      hidden: null,
      onPress: nothing,
    },
    hidden: {
      row: { ...payment, direction: null, amount: '••••••', coin: '••••••' },
      hidden: 'Amount hidden',
      onPress: nothing,
    },
  },
  { room: 'all', around: (shown) => <Panel heading="Recent Activity">{shown}</Panel> },
)
