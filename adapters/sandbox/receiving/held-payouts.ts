import type { User } from '../account/tables.ts'
import { holdUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { numberOf } from '../kernel/chance.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { isOffered, payoutIn } from './currencies.ts'
import { isApproved, isSettled } from './wallet-approval.ts'

/** What a payout can wait for, in the order in which it is looked at; the words are for the control page. */
export const holds = {
  verification: 'the approval of the recipient',
  account: 'the settings of the account',
  profile: 'an address for its sender',
  approval: 'the approval of that address',
  currency: 'another currency: this one is not available',
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

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The row of a sender who is in a profile, and so pays to its wallet: what is joined is there together. */
type PlacedRow = { readonly [Key in keyof Row]: NonNullable<Row[Key]> }

const isPlaced = (row: Row): row is PlacedRow => row.address !== null

/** Where a payout goes to, and what that is there; or what it waits for. */
const fateOf = (row: Row, user: User, isRecipient: boolean, now: number) => {
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

/** The payouts that were asked for and not executed, the oldest first, and what each of them waits for; null: nothing any more. */
export const heldPayoutsOf = async ({ database, now }: Means, user: User) => {
  const rows = await rowsOf(database, user.id)
  if (rows.length === 0) return []
  const isRecipient = await isApprovedRecipient(database, user.id)
  return rows.map((row) => ({ ...row, ...fateOf(row, user, isRecipient, now()) }))
}

type Held = Awaited<ReturnType<typeof heldPayoutsOf>>[number]

/** Moves a payout from those that wait to those that were made: it is on its way with that. */
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
 * Executes what nothing holds any more (VERIF-053). The sandbox has no worker: this is called by whatever lets a payout
 * go and by every call that reads payouts, since an address is approved by time alone. Each is executed once: the user's row
 * is held meanwhile.
 */
export const executePayouts = async (means: Writing, user: User): Promise<void> => {
  // Reading does not mean writing: who looks while all of them wait holds nothing.
  if (!(await heldPayoutsOf(means, user)).some(({ hold }) => hold === null)) return
  await transact(means, async (inside) => {
    const held = await holdUser(inside.database, user.id)
    for (const payout of await heldPayoutsOf(inside, held)) await execute(inside, user.id, payout)
  })
}

const mostCents = 10_000_000_000

/** Dollars as text in whole cents; refuses what is no sum of money, and more than is ever paid. */
const sumOf = (text: string): number => {
  const cents = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? centsOf(text) : 0
  return cents > 0 && cents <= mostCents ? cents : refuse(422, 'The amount is in dollars and cents, as in "18.40".')
}

/** A payor pays a user out; answers with what that waits for, null: it was executed. */
export const requestPayout = async (
  means: Writing,
  user: User,
  wanted: { readonly payorName: string; readonly amount: string },
): Promise<{ readonly id: string; readonly hold: Hold | null }> => {
  const { database, now, random } = means
  const payor = await database
    .selectFrom('payors')
    .select('id')
    .where('userId', '=', user.id)
    .where('name', '=', wanted.payorName)
    .executeTakeFirst()
  if (payor === undefined) return refuse(404, 'Nobody of this name pays this account.')
  const row = { id: random.id(), userId: user.id, payorId: payor.id, fiatCurrency: 'USD', requestedAt: now() }
  await database
    .insertInto('heldPayouts')
    .values({ ...row, fiatCents: sumOf(wanted.amount) })
    .execute()
  await executePayouts(means, user)
  const held = (await heldPayoutsOf(means, user)).find(({ id }) => id === row.id)
  return { id: row.id, hold: held?.hold ?? null }
}
