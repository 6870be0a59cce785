import { addressDirectoryModule } from './address-directory/module.ts'
import { addressFormModule } from './address-form/module.ts'
import { payoutInvitesModule } from './payout-invites/module.ts'

/** The slices behind the page of the receiving addresses and behind its dialogs. */
export const receivingModules = [payoutInvitesModule, addressDirectoryModule, addressFormModule] as const
