/** What the page of the crypto payments loads: itself, and the slices behind it. */
import { paymentListModule } from './payment-list/module.ts'
import { paymentSearchModule } from './payment-search/module.ts'
import { payoutExportModule } from './payout-export/module.ts'

export { PaymentsScreen } from './PaymentsScreen.tsx'
export const paymentsModules = [paymentListModule, paymentSearchModule, payoutExportModule] as const
