/** What the settings load of the passkeys: the panel, the modal that removes one, and the slice behind them. */
export { passkeyKeepingModule } from './module.ts'
export { PasskeysPanel } from './PasskeysPanel.tsx'
export { RemovePasskeyModal } from './RemovePasskeyModal.tsx'
