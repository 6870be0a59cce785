/** Dialogs that the page of the receiving addresses opens. The page also loads the slices that they need. */
export { RemoveReceivingModal } from './address-directory/RemoveReceivingModal.tsx'
export { AddressCodeModal } from './address-form/AddressCodeModal.tsx'
