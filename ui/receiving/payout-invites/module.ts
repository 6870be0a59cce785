import { payoutInvitesMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/**
 * Bindings of the slice `payoutInvites`. They load with the page of the receiving addresses, or earlier if the user opens
 * the app with an invite.
 */
export const slices = sliceModule(payoutInvitesMakers)
