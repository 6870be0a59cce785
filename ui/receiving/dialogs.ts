/** What the dialogs of the receiving addresses load: one piece, with the slices behind them. */
export { RemoveReceivingModal } from './address-directory/RemoveReceivingModal.tsx'
export { AddressCodeModal } from './address-form/AddressCodeModal.tsx'
export { receivingModules } from './modules.ts'
