/** What the dialog that pairs a wallet app loads: itself, and the slice behind it. */
export { pairingModule } from './pairing-module.ts'
export { PairWalletModal } from './PairWalletModal.tsx'
