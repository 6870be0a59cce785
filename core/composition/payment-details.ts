import { hiddenAmount } from '../home/index.ts'
import { combine, project } from '../kernel/store.ts'
import { makePaymentDetails, type PaymentDetails, recentActivityView } from '../payments/index.ts'
import { hostClass } from '../platform/host.ts'
import type { Slices } from '../slices.ts'

type Known = Pick<Slices, 'amountPrivacy' | 'recentActivity'>

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
      combine({ activity: recentActivity.state, isHidden: amountPrivacy.isOn }),
      ({ activity, isHidden }) => ({
        items: activity.items,
        listed: recentActivityView(activity).rows,
        hidden: isHidden ? hiddenAmount : null,
      }),
    ),
  })
