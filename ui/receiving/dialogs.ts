/** Dialogs of the receiving addresses. The page that opens them binds their slices. */
export { RemoveReceivingModal } from './address-directory/RemoveReceivingModal.tsx'
export { AddressCodeModal } from './address-form/AddressCodeModal.tsx'
