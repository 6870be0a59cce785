/** What the dialogs of the receiving addresses load: the page that opens them has the slices behind them. */
export { RemoveReceivingModal } from './address-directory/RemoveReceivingModal.tsx'
export { AddressCodeModal } from './address-form/AddressCodeModal.tsx'
