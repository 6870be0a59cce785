import { walletPairingMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Dialog that pairs a wallet app. */
export { WalletPairingModal } from './WalletPairingModal.tsx'

export const slices = sliceModule(walletPairingMakers)
