import type { Payor, PayoutProfile } from '../model.ts'
import type { PayoutsState } from './model.ts'

/**
 * Returns the payors without a profile, in list order (RECV-019).
 * @example
 * payoutRequests([{ id: 'p' }, { id: 'q' }], [{ payors: [{ id: 'p' }] }]) // [{ id: 'q' }]
 */
export const payoutRequests = (
  payors: ReadonlyArray<Payor>,
  profiles: ReadonlyArray<PayoutProfile>,
): ReadonlyArray<Payor> => {
  const assigned = new Set(profiles.flatMap((profile) => profile.payors.map((payor) => payor.id)))
  return payors.filter((payor) => !assigned.has(payor.id))
}

/**
 * Returns the invite token to send with a recipient's verification, or null (VERIF-012). A pending invite has priority. An
 * accepted invite is sent until the application exists (VERIF-084).
 * @example
 * pendingInvite({ invite: null, acceptedInvite: 'token' }, false) // 'token'
 * pendingInvite({ invite: null, acceptedInvite: 'token' }, true) // null
 */
export const pendingInvite = (
  { invite, acceptedInvite }: Pick<PayoutsState, 'invite' | 'acceptedInvite'>,
  hasApplication: boolean,
): string | null => invite ?? (hasApplication ? null : acceptedInvite)

/**
 * True if the user has payors, an invite or an accepted invite (HOME-007, RECV-104).
 * @example
 * isRecipient({ payors: [], invite: null, acceptedInvite: null }) // false
 */
export const isRecipient = (payouts: Pick<PayoutsState, 'payors' | 'invite' | 'acceptedInvite'>): boolean =>
  payouts.payors.length > 0 || pendingInvite(payouts, false) !== null
