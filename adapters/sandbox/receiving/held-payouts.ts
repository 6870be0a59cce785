import type { User } from '../account/tables.ts'
import { lockUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import { numberOf } from '../kernel/seeded-random.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { isOffered, payoutIn } from './currencies.ts'
import { isApproved, isSettled } from './wallet-approval.ts'

/** Reasons to hold a payout, in the order in which they are checked. The control page shows the texts. */
export const holds = {
  verification: 'the approval of the recipient',
  account: 'the account settings',
  profile: 'an address for its sender',
  approval: 'the approval of that address',
  currency: 'an available currency',
} as const
export type Hold = keyof typeof holds

const rowsOf = (database: Queries, userId: string) =>
  database
    .selectFrom('heldPayouts as held')
    .innerJoin('payors as payor', 'payor.id', 'held.payorId')
    .leftJoin('profilePayors as member', 'member.payorId', 'payor.id')
    .leftJoin('payoutProfiles as profile', 'profile.id', 'member.profileId')
    .leftJoin('wallets as wallet', 'wallet.id', 'profile.walletId')
    .select(['held.id', 'held.payorId', 'payor.name as payorName', 'fiatCurrency', 'fiatCents', 'requestedAt'])
    .select(['wallet.currency', 'wallet.address', 'wallet.label', 'wallet.isActive', 'wallet.addressSince'])
    .select(['member.since as memberSince', 'member.isApproved as isMemberApproved'])
    .where('held.userId', '=', userId)
    .orderBy('requestedAt')
    .orderBy('held.position')
    .execute()

/** Selects the user's payouts that are not executed yet. */
export const heldPayouts = (database: Queries, userId: string) =>
  database.selectFrom('heldPayouts').select('id').where('userId', '=', userId)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Row of a payout whose sender belongs to a payout profile. In such a row, no joined column is null. */
type PlacedRow = { readonly [Key in keyof Row]: NonNullable<Row[Key]> }

const isPlaced = (row: Row): row is PlacedRow => row.address !== null

/** Returns the destination and amount of a payout, or the reason why the payout has to be held. */
const resolvePayout = (row: Row, user: User, isRecipient: boolean, now: number) => {
  const wait = (hold: Hold) => ({ hold, place: null })
  if (!isRecipient) return wait('verification')
  if (user.payoutRefusal !== null) return wait('account')
  if (!isPlaced(row)) return wait('profile')
  const { currency, address, label, isActive, addressSince, memberSince, isMemberApproved } = row
  const isSender = isSettled({ since: memberSince, isApproved: isMemberApproved }, now)
  if (!isSender || !isApproved({ isActive, addressSince }, now)) return wait('approval')
  const sum = isOffered(user, currency) ? payoutIn(currency, row.fiatCents) : null
  return sum === null ? wait('currency') : { hold: null, place: { currency, address, label, ...sum } }
}

const isApprovedRecipient = async (database: Queries, userId: string): Promise<boolean> =>
  (await database
    .selectFrom('applications')
    .select('id')
    .where('userId', '=', userId)
    .where('productName', '=', 'payoutsRecipient')
    .where('status', '=', 'approved')
    .executeTakeFirst()) !== undefined

type Means = Pick<BaseContext, 'database' | 'now'>
type Writing = Means & Pick<BaseContext, 'random'>

/**
 * Returns the payouts that are not executed yet, oldest first. `hold` is the reason why a payout is still held; null if it
 * can be executed now.
 */
export const heldPayoutsOf = async ({ database, now }: Means, user: User) => {
  const rows = await rowsOf(database, user.id)
  if (rows.length === 0) return []
  const isRecipient = await isApprovedRecipient(database, user.id)
  return rows.map((row) => ({ ...row, ...resolvePayout(row, user, isRecipient, now()) }))
}

type Held = Awaited<ReturnType<typeof heldPayoutsOf>>[number]

/** Executes a payout, unless there is still a reason to hold it. An executed payout waits for its confirmation. */
const execute = async ({ database, now, random }: Writing, userId: string, payout: Held): Promise<void> => {
  const { id, payorId, payorName, place } = payout
  if (place === null) return
  const { currency, address, label, amount, exchangeRate } = place
  const at = now()
  await database.deleteFrom('heldPayouts').where('id', '=', id).execute()
  await database
    .insertInto('payouts')
    .values({
      id,
      userId,
      payorId,
      merchantName: payorName,
      merchantNumericId: numberOf(payorName),
      requestDate: payout.requestedAt,
      dateExecuted: at,
      fiatCurrency: payout.fiatCurrency,
      fiatAmount: dollars(payout.fiatCents),
      status: 'pending',
      confirmingSince: at,
      transactions: json([
        {
          id: random.id(),
          txid: digest(id),
          amount,
          date: at,
          confirmations: 0,
          exchangeRate,
          wallet: { label, address },
          transactionCurrency: currency,
        },
      ]),
    })
    .execute()
}

/**
 * Executes all payouts for which there is no longer a reason to hold them (VERIF-053). The sandbox has no background worker,
 * so each action that can release payouts calls this function. Each read of payouts calls it too, because addresses and
 * senders become approved after a waiting time without any action. The lock on the user's row ensures that each payout is
 * executed only once.
 */
export const executePayouts = async (means: Writing, user: User): Promise<void> => {
  // Takes no lock if no payout can be executed.
  if (!(await heldPayoutsOf(means, user)).some(({ hold }) => hold === null)) return
  await transact(means, async (inside) => {
    const lockedUser = await lockUser(inside.database, user.id)
    for (const payout of await heldPayoutsOf(inside, lockedUser)) await execute(inside, user.id, payout)
  })
}

const mostCents = 10_000_000_000

/** Parses dollars to whole cents. Rejects invalid amounts and amounts above the maximum. */
const sumOf = (text: string): number => {
  const cents = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? centsOf(text) : 0
  return cents > 0 && cents <= mostCents
    ? cents
    : refuse(422, 'Enter the amount in dollars and cents, such as "18.40".')
}

/**
 * Requests a payout in the name of a payor. Returns the reason why the payout is held; null if the sandbox has already
 * executed it.
 */
export const requestPayout = async (
  means: Writing,
  user: User,
  request: { readonly payorName: string; readonly amount: string },
): Promise<{ readonly id: string; readonly hold: Hold | null }> => {
  const { database, now, random } = means
  const payor = await database
    .selectFrom('payors')
    .select('id')
    .where('userId', '=', user.id)
    .where('name', '=', request.payorName)
    .executeTakeFirst()
  if (payor === undefined) return refuse(404, 'This account has no sender with this name.')
  const row = { id: random.id(), userId: user.id, payorId: payor.id, fiatCurrency: 'USD', requestedAt: now() }
  await database
    .insertInto('heldPayouts')
    .values({ ...row, fiatCents: sumOf(request.amount) })
    .execute()
  await executePayouts(means, user)
  const held = (await heldPayoutsOf(means, user)).find(({ id }) => id === row.id)
  return { id: row.id, hold: held?.hold ?? null }
}
