/** What the dialog that pairs a wallet app loads: itself, and the slice behind it. */
export { walletPairingModule } from './module.ts'
export { WalletPairingModal } from './WalletPairingModal.tsx'
