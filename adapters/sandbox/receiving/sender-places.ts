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
 * True if the sender has been in a profile before, and the given address is not the last approved destination of the
 * sender's payouts. The assignment to the given address then needs an approval.
 */
const isMoved = (
  { wasPlaced, settledCurrency, settledAddress }: Payor,
  { currency, address }: PayoutAddress,
): boolean => wasPlaced && !(settledCurrency === currency && settledAddress === address)

/**
 * Adds a sender to a profile, and sends the owner a mail with a link that stops the change. Does nothing if the sender is
 * already in the profile. Refuses a sender who is in another profile. For a sender who has been in a profile before,
 * requires a recent second factor. Such a sender also needs an approval, unless the profile has the last approved
 * destination of the sender's payouts (A12, RECV-107).
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
 * Removes a sender from a payout profile, so that the user has to accept the sender again. Requires a recent second factor
 * if the sender was added at least `approvalTime` ago. An earlier removal redirects no money, so it requires none.
 */
export const removePayor = async (inside: CallContext, payorId: string, profileId: string): Promise<void> => {
  const { database, now } = inside
  const payor = await ownPayor(inside, payorId)
  const { since, isApproved: wasApproved } = payor
  // A sender who is not in this profile needs no removal.
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
