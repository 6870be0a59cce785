import { receivingMakers } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'

/* Page of the receiving addresses. */
export { ReceivingAddressesScreen } from './ReceivingAddressesScreen.tsx'

export const slices = sliceModule(receivingMakers)
