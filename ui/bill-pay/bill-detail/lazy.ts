import { billDetailMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Page of one bill, and the dialog that removes the bill. */
export { BillScreen } from './BillScreen.tsx'
export { RemoveBillModal } from './RemoveBillModal.tsx'

export const slices = sliceModule(billDetailMakers)
