/** What the dialog that connects a wallet loads: itself, and the slice behind it. */
export { Web3OptionsModal } from './Web3OptionsModal.tsx'
export { walletModule } from './module.ts'
