/** What the dialog that connects a wallet loads: itself, and the slice behind it. */
export { walletConnectionModule } from './module.ts'
export { Web3OptionsModal } from './Web3OptionsModal.tsx'
