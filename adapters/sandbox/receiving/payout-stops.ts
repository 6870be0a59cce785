import { lockUser } from '../account/users.ts'
import type { CallContext } from '../calls/context.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { digest } from '../kernel/secrets.ts'
import { type PayoutAddress, announce } from './payout-changes.ts'
import { approvalTime } from './wallet-approval.ts'

/**
 * Change of the destination of payouts, which the user can stop: a new or changed address, or a sender who was added to
 * another profile.
 */
export interface StoppableChange extends PayoutAddress {
  readonly userId: string
  readonly eventId: number
  readonly walletId: string
  /** Payor whose payouts now go to this wallet. Null if the address itself was added or changed. */
  readonly payor: { readonly id: string; readonly name: string } | null
}

/**
 * Selects all changes of a user, or the change of a user that has a given security event, or the change to which the token
 * in a mail belongs.
 */
type Which = { readonly userId: string; readonly eventId?: number } | { readonly stopHash: string }

const addressChanges = (database: Queries, since: number) =>
  database
    .selectFrom('wallets')
    .select(['wallets.userId', 'eventId', 'wallets.id as walletId', 'currency', 'address'])
    .where('eventId', 'is not', null)
    .where('addressSince', '>', since)
    .$narrowType<{ eventId: number }>()

const senderChanges = (database: Queries, since: number) =>
  database
    .selectFrom('profilePayors as member')
    .innerJoin('payors', 'payors.id', 'member.payorId')
    .innerJoin('payoutProfiles', 'payoutProfiles.id', 'member.profileId')
    .innerJoin('wallets', 'wallets.id', 'payoutProfiles.walletId')
    .select(['payors.userId', 'member.eventId', 'wallets.id as walletId', 'currency', 'address'])
    .select(['payors.id as payorId', 'payors.name as payorName'])
    .where('member.eventId', 'is not', null)
    .where('member.since', '>', since)
    .$narrowType<{ eventId: number }>()

const changesSince = async (
  database: Queries,
  since: number,
  which: Which,
): Promise<ReadonlyArray<StoppableChange>> => {
  const [addresses, senders] = [addressChanges(database, since), senderChanges(database, since)]
  const [ofAddresses, ofSenders] =
    'stopHash' in which
      ? [
          await addresses.where('wallets.stopHash', '=', which.stopHash).execute(),
          await senders.where('member.stopHash', '=', which.stopHash).execute(),
        ]
      : [
          await addresses.where('wallets.userId', '=', which.userId).execute(),
          await senders.where('payors.userId', '=', which.userId).execute(),
        ]
  return [
    ...ofAddresses.map((one) => ({ ...one, payor: null })),
    ...ofSenders.map(({ payorId: id, payorName: name, ...one }) => ({ ...one, payor: { id, name } })),
  ].filter(({ eventId }) => !('eventId' in which) || which.eventId === eventId)
}

/**
 * Returns the changes that can still be stopped. After the approval time, a change can no longer be stopped, because money
 * may already have been sent to the new destination. Instead, the user can add the sender to the earlier profile again.
 */
export const stoppableChanges = (database: Queries, now: number, which: Which) =>
  changesSince(database, now - approvalTime, which)

/**
 * Returns the change that the token in a mail can stop. Null if the change was already stopped, has expired or never
 * existed.
 */
export const changeOfMail = async (
  { database, clock }: { readonly database: Queries; readonly clock: () => number },
  token: string,
): Promise<StoppableChange | null> => {
  const stopHash = digest(token)
  // First finds the owner of the change, because approval times are measured with the simulated clock of the owner's
  // account.
  const owner = await database
    .selectFrom('users')
    .select('clockOffset')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('wallets')
            .select('wallets.id')
            .whereRef('wallets.userId', '=', 'users.id')
            .where('wallets.stopHash', '=', stopHash),
        ),
        exists(
          selectFrom('profilePayors as member')
            .innerJoin('payors', 'payors.id', 'member.payorId')
            .select('member.payorId')
            .whereRef('payors.userId', '=', 'users.id')
            .where('member.stopHash', '=', stopHash),
        ),
      ]),
    )
    .executeTakeFirst()
  if (owner === undefined) return null
  const [change = null] = await stoppableChanges(database, clock() + owner.clockOffset, { stopHash })
  return change
}

const removeAddress = async (database: Queries, walletId: string): Promise<void> => {
  const profiles = database.selectFrom('payoutProfiles').select('id').where('walletId', '=', walletId)
  await database.deleteFrom('profilePayors').where('profileId', 'in', profiles).execute()
  await database.deleteFrom('payoutProfiles').where('walletId', '=', walletId).execute()
  await database.deleteFrom('wallets').where('id', '=', walletId).execute()
}

type Means = Pick<CallContext, 'database' | 'now' | 'sealing' | 'address' | 'userAgent'>

/**
 * Outcome of an attempt to stop a change. "none": the change does not exist, or was already stopped or replaced by a later
 * change. "sender-stays" and "address-stays": the approval time is over, so the change remains.
 */
export type StopOutcome = 'stopped' | 'none' | 'sender-stays' | 'address-stays'

/**
 * Stops a change and notifies the owner. Stopping a new or changed address removes the address and its profile. Stopping the
 * move of a sender removes the sender from the new profile. The user has to accept the affected senders again; until then,
 * their payouts are held. Stopping redirects no money, so it requires neither a two-factor code nor a session (A12).
 */
export const stopChange = (means: Means, { userId, eventId }: Pick<StoppableChange, 'userId' | 'eventId'>) =>
  transact(means, async (inside): Promise<StopOutcome> => {
    const { database, now } = inside
    const user = await lockUser(database, userId)
    const [change] = await stoppableChanges(database, now(), { userId, eventId })
    if (change === undefined) {
      const [past] = await changesSince(database, 0, { userId, eventId })
      if (past === undefined) return 'none'
      return past.payor === null ? 'address-stays' : 'sender-stays'
    }
    const { payor, walletId } = change
    if (payor === null) await removeAddress(database, walletId)
    else await database.deleteFrom('profilePayors').where('payorId', '=', payor.id).execute()
    await announce({ ...inside, user }, 'payout-change-stopped', change)
    return 'stopped'
  })
