import { addressDirectoryModule } from './address-directory/module.ts'
import { addressFormModule } from './address-form/module.ts'
import { payoutInvitesModule } from './payout-invites/module.ts'

/** What the page of the receiving addresses loads, one piece with its dialogs: itself, and the slices behind it. */
export { RemoveReceivingModal } from './address-directory/RemoveReceivingModal.tsx'
export { AddressCodeModal } from './address-form/AddressCodeModal.tsx'
export { ReceivingAddressesScreen } from './ReceivingAddressesScreen.tsx'
export const receivingModules = [payoutInvitesModule, addressDirectoryModule, addressFormModule] as const
