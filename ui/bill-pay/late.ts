/** What the pages of Bill Pay load: the screens but for the payment and a bill's own, and the slices behind them. */
import { billConnectionModule } from './bill-connection/module.ts'
import { billListModule } from './bill-list/module.ts'

export { ConnectModal } from './bill-connection/ConnectModal.tsx'
export { UnpayableBillModal } from './bill-list/UnpayableBillModal.tsx'
export { BillPayScreen } from './BillPayScreen.tsx'
export const billPayModules = [billListModule, billConnectionModule] as const
