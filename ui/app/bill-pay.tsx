import type { RouteId } from '@paydeck/core'
import { BillPayWaiting } from '../bill-pay/bill-list/BillPayWaiting.tsx'
import type { BillPayScreenProps } from '../bill-pay/BillPayScreen.tsx'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'
import type { ScreenProps } from './screen.ts'

const code = () => import('../bill-pay/lazy.ts')

const Page = lazyPart<Awaited<ReturnType<typeof code>>, BillPayScreenProps>(
  ['billConnection', 'billList', 'toasts'],
  code,
  (part) => part.BillPayScreen,
  () => <BillPayWaiting />,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> => Page.preload(bindings)

/** Waitlist page. Its code loads only if a guard redirects the user to this page. */
const Waitlist = lazyPart(
  ['waitlist'],
  () => import('../waitlist/BillWaitlist.tsx'),
  (part) => part.BillWaitlist,
)

/** Screen of every Bill Pay page. Also shown while the guards load their data. */
export const BillPayPage = (place: ScreenProps) => (
  <Page {...place} beside={<HideAmounts />} waitlist={<Waitlist />} waiting={BillPayWaiting} />
)
