import { hiddenAmount } from '../home/index.ts'
import { project } from '../kernel/store.ts'
import { makePaymentDetails, type PaymentDetails, type PaymentDetailsPorts } from '../payments/index.ts'
import { hostClass } from '../platform/host.ts'
import type { PictureOrigins } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

type Known = Pick<Slices, 'amountPrivacy' | 'recentActivity'>

/** Makes the slice with the details of payments and payouts. Amounts are hidden while amount privacy is on. */
export const paymentDetailsOf = (
  { amountPrivacy, recentActivity, ...ports }: Omit<PaymentDetailsPorts, 'source' | 'hidden' | 'environment'> & Known,
  environment: {
    /** Host of the page, with or without a port. */
    readonly host: string
    readonly explorer: string
    readonly support: string
    readonly product: string
    readonly pictureOrigins: PictureOrigins
    readonly timeZone: () => string
  },
): PaymentDetails =>
  makePaymentDetails({
    ...ports,
    environment: {
      host: hostClass(environment.host),
      explorerBase: environment.explorer === '' ? null : environment.explorer,
      support: environment.support,
      product: environment.product,
      pictureOrigins: environment.pictureOrigins,
      timeZone: environment.timeZone,
    },
    source: recentActivity.state,
    hidden: project(amountPrivacy.isOn, (isHidden) => (isHidden ? hiddenAmount : null)),
  })
