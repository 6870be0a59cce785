/** What the page of the receiving addresses loads, one piece with its dialogs: itself, and what it does. */
export { addressesModule } from './addresses-module.ts'
export { ReceivingAddressesScreen } from './ReceivingAddressesScreen.tsx'
export { RemoveReceivingModal } from './RemoveReceivingModal.tsx'
export { TwoStepModal } from './TwoStepModal.tsx'
