import type { RouteId } from '@paydeck/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'
import type { PaymentsScreenProps } from '../payments/PaymentsScreen.tsx'
import { PaymentsWaiting } from '../payments/PaymentsWaiting.tsx'

const code = () => import('../payments/lazy.ts')

const Page = lazyPart<Awaited<ReturnType<typeof code>>, PaymentsScreenProps>(
  ['paymentList', 'paymentSearch', 'payoutExport'],
  code,
  (part) => part.PaymentsScreen,
  PaymentsWaiting,
)

export const preloadPage = (_: RouteId, bindings: LazyBindings): Promise<unknown> =>
  Promise.all([Page.preload(bindings), import('../payments/payment-search/PaymentFilters.tsx')])

/** Page with the history of crypto payments. */
export const CryptoPaymentsPage = () => <Page headerActions={<HideAmounts />} />
