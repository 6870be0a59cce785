import { refuseWithoutRecentFactor } from '../account/recent-factor.ts'
import type { CallContext } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { countChange, type Place, tell, tellStoppable } from './payout-changes.ts'
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

/** Whether a sender who was paying somewhere waits for an approval: back where they paid to last with one, they do not. */
const isMoved = ({ wasPlaced, settledCurrency, settledAddress }: Payor, { currency, address }: Place): boolean =>
  wasPlaced && !(settledCurrency === currency && settledAddress === address)

/**
 * Lets a sender pay into a profile: each into one at most, and one that is in it already stays. Who was placed before takes a
 * second factor of the last minutes, wherever they are put: taking one away that is newer, or stopping it, takes none. Who is
 * moved to another address waits for its approval anew (A12, docs/decisions/0025). Their owner is told, with a way to stop it.
 */
export const addPayor = async (inside: CallContext, payorId: string, profileId: string): Promise<void> => {
  const payor = await ownPayor(inside, payorId)
  if (payor.profileId === profileId) return
  if (payor.profileId !== null) refuse(409, 'This sender pays to another address already.')
  const { database, now } = inside
  const place = await placeOf(inside, profileId)
  const moved = isMoved(payor, place)
  if (payor.wasPlaced) await refuseWithoutRecentFactor(inside)
  await countChange(inside)
  const stop = await tellStoppable(inside, moved ? 'sender-moved' : 'sender-accepted', place, payor.name)
  await database
    .insertInto('profilePayors')
    .values({ profileId, payorId, since: now(), isApproved: !moved, ...stop })
    .execute()
  await database.updateTable('payors').set({ wasPlaced: true }).where('id', '=', payorId).execute()
}

/**
 * Makes a request of a sender again. One who has paid there for longer than an approval takes is not taken away without a
 * second factor; what is newer is taken back without, since that leads no money anywhere.
 */
export const removePayor = async (inside: CallContext, payorId: string, profileId: string): Promise<void> => {
  const { database, now } = inside
  const payor = await ownPayor(inside, payorId)
  const { since, isApproved: wasApproved } = payor
  // One who is not in it is as good as removed.
  if (payor.profileId !== profileId || since === null || wasApproved === null) return
  if (now() - since >= approvalTime) await refuseWithoutRecentFactor(inside)
  await countChange(inside)
  const { currency, address, ...wallet } = await placeOf(inside, profileId)
  if (isSettled({ since, isApproved: wasApproved }, now()) && isApproved(wallet, now())) {
    await database
      .updateTable('payors')
      .set({ settledCurrency: currency, settledAddress: address })
      .where('id', '=', payorId)
      .execute()
  }
  await database.deleteFrom('profilePayors').where('payorId', '=', payorId).execute()
  await tell(inside, 'sender-removed', { currency, address }, payor.name)
}
