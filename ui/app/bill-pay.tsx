import type { RouteId } from '@paydeck/core'
import { BillPayWaiting } from '../bill-pay/bill-list/BillPayWaiting.tsx'
import type { BillPayScreenProps } from '../bill-pay/BillPayScreen.tsx'
import { latePart } from '../di/late-part.ts'
import type { LatePorts } from '../di/late-ports.ts'
import { withModules } from '../di/with-modules.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'
import { amountPrivacyModule } from '../home/amount-privacy/module.ts'
import { late } from '../kit/late.tsx'
import type { ScreenProps } from './screen.ts'

/** Its failures are told by toasts, too. */
const code = () => Promise.all([import('../bill-pay/late.ts'), import('../toasts/module.ts')])

const Page = latePart<Awaited<ReturnType<typeof code>>, BillPayScreenProps>(
  ['billConnection', 'billDetail', 'billList'],
  code,
  ([part, { toastsModule }]) => [part.BillPayScreen, ...part.billPayModules, amountPrivacyModule, toastsModule],
  BillPayWaiting,
)

export const preloadPage = (_: RouteId, ports: LatePorts): Promise<unknown> => Page.preload(ports)

/** For those who are led to it. */
const Waitlist = late(
  () =>
    Promise.all([import('../waitlist/BillWaitlist.tsx'), import('../waitlist/late.ts')]).then(
      ([{ BillWaitlist }, { waitlistModule }]) => withModules([waitlistModule], BillWaitlist),
    ),
  () => null,
)

/** Every page of Bill Pay, also while its guards wait for what it loads. */
export const BillPayPage = (place: ScreenProps) => (
  <Page {...place} beside={<HideAmounts />} waitlist={<Waitlist />} waiting={BillPayWaiting} />
)
