import { hiddenAmount } from '../home/index.ts'
import { combine, project } from '../kernel/store.ts'
import { type ListedItem, makePaymentDetails, type PaymentDetails } from '../payments/index.ts'
import { hostClass } from '../platform/host.ts'
import type { Slices } from '../slices.ts'

type Known = Pick<Slices, 'amountPrivacy' | 'recentActivity'>
type Row = ReturnType<Known['recentActivity']['view']['get']>['rows'][number]

const listed = ({ icon, amount, below, ...row }: Row): ListedItem => ({
  id: row.id,
  slide: row.slide,
  icon,
  mark: icon.status === 'none' ? null : { kind: icon.status, label: `${icon.status} mark` },
  direction: row.slide === 'payout' ? 'in' : 'out',
  amount: `${row.slide === 'payout' ? '+' : '−'}${amount}`,
  status: below?.kind === 'status' ? below : null,
  coin: below?.kind === 'amount' ? below.text : null,
})

/** The details of what home lists: in its words, and hidden where its amounts are. `host` is the name of the host. */
export const paymentDetailsOf = (
  { amountPrivacy, recentActivity }: Known,
  places: { readonly host: string; readonly explorer: string; readonly support: string },
): PaymentDetails =>
  makePaymentDetails({
    places: {
      host: hostClass(places.host),
      explorerBase: places.explorer === '' ? null : places.explorer,
      support: places.support,
    },
    source: project(
      combine({ activity: recentActivity.state, rows: recentActivity.view, isHidden: amountPrivacy.isOn }),
      ({ activity, rows, isHidden }) => ({
        items: activity.items,
        listed: rows.rows.map(listed),
        hidden: isHidden ? hiddenAmount : null,
      }),
    ),
  })
