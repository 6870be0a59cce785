import type { RouteId } from '@paydeck/core'
import type { LateBindings } from '../di/late-bindings.ts'
import { latePart } from '../di/late-part.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'
import type { PaymentsScreenProps } from '../payments/PaymentsScreen.tsx'
import { PaymentsWaiting } from '../payments/PaymentsWaiting.tsx'

const code = () => import('../payments/late.ts')

const Page = latePart<Awaited<ReturnType<typeof code>>, PaymentsScreenProps>(
  ['paymentList', 'paymentSearch', 'payoutExport'],
  code,
  (part) => part.PaymentsScreen,
  PaymentsWaiting,
)

export const preloadPage = (_: RouteId, bindings: LateBindings): Promise<unknown> =>
  Promise.all([Page.preload(bindings), import('../payments/payment-search/PaymentFilters.tsx')])

/** The history of the crypto payments. */
export const CryptoPaymentsPage = () => <Page headerActions={<HideAmounts />} />
