import { walletConnectionMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Dialog that connects a wallet. The dialog fills in a field of the address form below. */
export { Web3OptionsModal } from './Web3OptionsModal.tsx'

export const slices = sliceModule(walletConnectionMakers)
