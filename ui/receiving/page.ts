/** What the page of the receiving addresses loads: itself, and the slices behind it. */
export { receivingModules } from './modules.ts'
export { ReceivingAddressesScreen } from './ReceivingAddressesScreen.tsx'
