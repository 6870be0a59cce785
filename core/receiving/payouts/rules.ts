import type { Payor, PayoutProfile } from '../model.ts'
import type { PayoutsState } from './model.ts'

/** The payors who wait for a profile of theirs, in the order of the list (RECV-019). */
export const payoutRequests = (
  payors: ReadonlyArray<Payor>,
  profiles: ReadonlyArray<PayoutProfile>,
): ReadonlyArray<Payor> => {
  const settled = new Set(profiles.flatMap((profile) => profile.payors.map((payor) => payor.id)))
  return payors.filter((payor) => !settled.has(payor.id))
}

/**
 * The token of the invite that goes along with the verification of a recipient (VERIF-012): one that waits, or one that was
 * accepted, until the application exists (VERIF-084). null: none.
 */
export const heldInvite = (
  { invite, acceptedInvite }: Pick<PayoutsState, 'invite' | 'acceptedInvite'>,
  hasApplication: boolean,
): string | null => invite ?? (hasApplication ? null : acceptedInvite)

/** True if the user has payors, an invite or an accepted invite (HOME-007, RECV-104). */
export const isRecipient = (payouts: Pick<PayoutsState, 'payors' | 'invite' | 'acceptedInvite'>): boolean =>
  payouts.payors.length > 0 || heldInvite(payouts, false) !== null
