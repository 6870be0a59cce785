/** What the page of the receiving addresses loads, one piece with its dialogs: itself, and what it does. */
export { addressesModule } from './address-directory/module.ts'
export { ReceivingAddressesScreen } from './ReceivingAddressesScreen.tsx'
export { RemoveReceivingModal } from './address-directory/RemoveReceivingModal.tsx'
export { TwoStepModal } from './address-form/TwoStepModal.tsx'
