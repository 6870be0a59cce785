import type { RouteId } from '@paydeck/core'
import { latePart } from '../di/late-part.ts'
import type { LatePorts } from '../di/late-ports.ts'
import { HideAmounts } from '../home/amount-privacy/HideAmounts.tsx'
import { amountPrivacyModule } from '../home/amount-privacy/module.ts'
import type { PaymentsScreenProps } from '../payments/PaymentsScreen.tsx'
import { PaymentsWaiting } from '../payments/PaymentsWaiting.tsx'

const code = () => import('../payments/late.ts')

const Page = latePart<Awaited<ReturnType<typeof code>>, PaymentsScreenProps>(
  ['paymentList', 'paymentSearch', 'payoutExport'],
  code,
  (part) => [part.PaymentsScreen, ...part.paymentsModules, amountPrivacyModule],
  PaymentsWaiting,
)

export const preloadPage = (_: RouteId, ports: LatePorts): Promise<unknown> =>
  Promise.all([Page.preload(ports), import('../payments/payment-search/PaymentFilters.tsx')])

/** The history of the crypto payments. */
export const CryptoPaymentsPage = () => <Page beside={<HideAmounts />} />
