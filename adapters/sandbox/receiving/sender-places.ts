import { refuseWithoutRecentFactor } from '../account/recent-factor.ts'
import type { CallContext } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { limitChanges, type PayoutAddress, announce, announceStoppable } from './payout-changes.ts'
import { ownPayor } from './recipients.ts'
import { approvalTime, isApproved, isSettled } from './wallet-approval.ts'

const placeOf = ({ database }: CallContext, profileId: string) =>
  database
    .selectFrom('payoutProfiles')
    .innerJoin('wallets', 'wallets.id', 'payoutProfiles.walletId')
    .select(['currency', 'address', 'isActive', 'addressSince'])
    .where('payoutProfiles.id', '=', profileId)
    .executeTakeFirstOrThrow()

type Payor = Awaited<ReturnType<typeof ownPayor>>

/**
 * True if the sender paid to another address before, so that the new address needs an approval. A return to the last
 * approved address needs no approval.
 */
const isMoved = (
  { wasPlaced, settledCurrency, settledAddress }: Payor,
  { currency, address }: PayoutAddress,
): boolean => wasPlaced && !(settledCurrency === currency && settledAddress === address)

/**
 * Adds a sender to a profile. Does nothing if the sender is already in it. Refuses a sender of another profile. A sender who
 * was in any profile before needs a recent second factor. A sender who moves to another address needs an approval (A12,
 * RECV-107). The owner is notified, with a link to stop the change.
 */
export const addPayor = async (inside: CallContext, payorId: string, profileId: string): Promise<void> => {
  const payor = await ownPayor(inside, payorId)
  if (payor.profileId === profileId) return
  if (payor.profileId !== null) refuse(409, 'This sender already pays to another address.')
  const { database, now } = inside
  const place = await placeOf(inside, profileId)
  const moved = isMoved(payor, place)
  if (payor.wasPlaced) await refuseWithoutRecentFactor(inside)
  await limitChanges(inside)
  const stop = await announceStoppable(inside, moved ? 'sender-moved' : 'sender-accepted', place, payor.name)
  await database
    .insertInto('profilePayors')
    .values({ profileId, payorId, since: now(), isApproved: !moved, ...stop })
    .execute()
  await database.updateTable('payors').set({ wasPlaced: true }).where('id', '=', payorId).execute()
}

/**
 * Removes a sender, who becomes a request again. Needs a recent second factor if the sender was added longer ago than an
 * approval takes. The removal of a more recently added sender needs no second factor, because it redirects no money.
 */
export const removePayor = async (inside: CallContext, payorId: string, profileId: string): Promise<void> => {
  const { database, now } = inside
  const payor = await ownPayor(inside, payorId)
  const { since, isApproved: wasApproved } = payor
  // A sender outside the profile counts as removed.
  if (payor.profileId !== profileId || since === null || wasApproved === null) return
  if (now() - since >= approvalTime) await refuseWithoutRecentFactor(inside)
  await limitChanges(inside)
  const { currency, address, ...wallet } = await placeOf(inside, profileId)
  if (isSettled({ since, isApproved: wasApproved }, now()) && isApproved(wallet, now())) {
    await database
      .updateTable('payors')
      .set({ settledCurrency: currency, settledAddress: address })
      .where('id', '=', payorId)
      .execute()
  }
  await database.deleteFrom('profilePayors').where('payorId', '=', payorId).execute()
  await announce(inside, 'sender-removed', { currency, address }, payor.name)
}
