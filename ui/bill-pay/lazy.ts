import { billPayMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/* Pages of Bill Pay, except the payment page and the page of one bill. */
export { ConnectModal } from './bill-connection/ConnectModal.tsx'
export { UnpayableBillModal } from './bill-list/UnpayableBillModal.tsx'
export { BillPayScreen } from './BillPayScreen.tsx'

export const slices = sliceModule(billPayMakers)
