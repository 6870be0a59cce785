import type { User } from '../account/tables.ts'
import { holdUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { minute } from '../kernel/chance.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import { connectBill, type Connecting } from './connected-bills.ts'
import { amountsAt } from './liabilities.ts'
import { type Biller, billerOf, billers, foundCount } from './made-up-billers.ts'
import { foundKey, makeBill } from './made-up-bills.ts'
import type { BillConnection } from './tables.ts'

/** What connections are made with. */
export type ConnectionMeans = Pick<BaseContext, 'database' | 'random' | 'now'>

type Whose = Pick<User, 'id' | 'persona'>

/** A token opens the window within this time, and an account token is exchanged within it. */
export const tokenLifetime = 10 * minute

/** So long somebody may take in the window. */
const openLifetime = 30 * minute

/** Gives a token that opens the bill-connection window once. */
export const issueConnection = async (
  { database, random, now }: ConnectionMeans,
  { id: userId }: Whose,
  mode: BillConnection['mode'],
): Promise<string> => {
  const token = Buffer.from(random.bytes(32)).toString('base64url')
  await database
    .deleteFrom('billConnections')
    .where('userId', '=', userId)
    .where('expiresAt', '<=', now() - openLifetime)
    .execute()
  const row = { id: random.id(), userId, mode, tokenHash: digest(token), expiresAt: now() + tokenLifetime }
  await database.insertInto('billConnections').values(row).execute()
  return token
}

/**
 * Uses a token: the window is open from now on, under the connection's id. A token is used once, by whom it was given to,
 * and within its time.
 * @returns null for any other
 */
export const takeConnection = async (
  { database, now }: ConnectionMeans,
  { id: userId }: Whose,
  token: string,
): Promise<BillConnection | null> =>
  (await database
    .updateTable('billConnections')
    .set({ openedAt: now(), expiresAt: now() + openLifetime })
    .where('tokenHash', '=', digest(token))
    .where('userId', '=', userId)
    .where('openedAt', 'is', null)
    .where('expiresAt', '>', now())
    .returningAll()
    .executeTakeFirst()) ?? null

const openOf = ({ database, now }: ConnectionMeans, { id: userId }: Whose, id: string) =>
  database
    .selectFrom('billConnections')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('openedAt', 'is not', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now())

/** The user's connection of this id while its window is open; null: it has ended, is too old, or is somebody else's (A2). */
export const connectionOf = async (means: ConnectionMeans, user: Whose, id: string): Promise<BillConnection | null> =>
  (await openOf(means, user, id).executeTakeFirst()) ?? null

/** The window is left: nothing more comes of this connection, but for the account token that it gave. */
export const endConnection = async (
  { database, now }: ConnectionMeans,
  { id: userId }: Whose,
  id: string,
): Promise<void> => {
  await database
    .updateTable('billConnections')
    .set({ endedAt: now() })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()
}

/** A bill that was found for a person; `key` is what it is picked by. */
export interface FoundBill {
  readonly key: string
  readonly merchantName: string
  readonly merchantIcon: string | null
  readonly name: string
  readonly mask: string
  /** A word of `billTypes`. */
  readonly type: string
  /** US dollars, decimal text; null: not known. */
  readonly balance: string | null
  /** It is among the user's bills, and nothing is wrong with its connection. */
  readonly isConnected: boolean
}

/** Numbers that nothing is found for, and those that are not answered for, by their last digits. */
const silentNumbers = { none: '0000', failing: '9999' } as const

/** A US phone number by its ten digits; null: it is none. */
export const phoneDigits = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? digits : null
}

const foundBillers = billers.slice(0, foundCount)

/**
 * The bills that belong to a person by their phone number, always the same.
 * @returns null when the billers could not be asked
 */
export const findBills = async (
  { database, now }: ConnectionMeans,
  { id: userId, persona }: Whose,
  phone: string,
): Promise<ReadonlyArray<FoundBill> | null> => {
  if (phone.endsWith(silentNumbers.failing)) return null
  if (phone.endsWith(silentNumbers.none)) return []
  const known = await database
    .selectFrom('billAccounts')
    .select(['sourceKey', 'needsReconnect'])
    .where('userId', '=', userId)
    .where('hiddenAt', 'is', null)
    .execute()
  return foundBillers.map((biller) => {
    const sourceKey = foundKey(persona, biller)
    const bill = makeBill({ id: '', userId, biller, sourceKey, now: now() })
    const { merchantName, merchantIcon, name, mask, type } = bill
    const row = { ...bill, sync: 'current', fixed: {} } as const
    return {
      key: biller.id,
      merchantName,
      merchantIcon,
      name,
      mask,
      type,
      balance: amountsAt(row, [], now()).balance,
      isConnected: known.some((one) => one.sourceKey === sourceKey && !one.needsReconnect),
    }
  })
}

/** The billers whose name has these words, or begins a word of its name with them; for no words the first ones. */
export const searchBillers = (text: string, most = 8): ReadonlyArray<Biller> => {
  const folded = (some: string): string =>
    some
      .normalize('NFKD')
      .replace(/[\p{M}\p{DI}]/gu, '')
      .toLowerCase()
  const words = folded(text).split(/\s+/).filter(Boolean)
  const fits = ({ name }: Biller): boolean => words.every((word) => ` ${folded(name)}`.includes(` ${word}`))
  return billers.filter(fits).slice(0, most)
}

/** Ends an open connection in one transaction with what comes of it; false: it is not open any more, and nothing came of it. */
const concluding = (
  means: ConnectionMeans,
  user: Whose,
  id: string,
  work: (inside: ConnectionMeans) => Promise<void>,
): Promise<boolean> =>
  transact(means, async (inside) => {
    await holdUser(inside.database, user.id)
    if ((await connectionOf(inside, user, id)) === null) return false
    await endConnection(inside, user, id)
    await work(inside)
    return true
  })

const refuseChoice = (): never => refuse(422, 'Choose at least one of the bills that were found.')

/**
 * Connects the bills that were picked of those found, and ends the connection of the automatic kind.
 * @returns whether it was open
 */
export const connectFound = (
  means: ConnectionMeans,
  user: Whose,
  id: string,
  keys: ReadonlyArray<string>,
): Promise<boolean> => {
  const chosen = foundBillers.filter((biller) => keys.includes(biller.id))
  if (chosen.length === 0) return Promise.resolve(refuseChoice())
  return concluding(means, user, id, async (inside) => {
    for (const biller of chosen) {
      const wanted: Connecting = { biller, sourceKey: foundKey(user.persona, biller), isManuallyAdded: false }
      // eslint-disable-next-line no-await-in-loop -- in their order
      await connectBill(inside, user, wanted)
    }
    // What is found automatically is connected with that: no token of it is exchanged.
    const { database, now } = inside
    await database.updateTable('billConnections').set({ exchangedAt: now() }).where('id', '=', id).execute()
  })
}

/** The number of an account as billers write it: 6 to 20 letters and digits; null: it is none. */
export const accountNumber = (text: string): string | null => {
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-Z]{6,20}$/.test(number) && /\d{4}$/.test(number) ? number : null
}

/**
 * Takes the account that was named by hand, and ends the connection of the manual kind. It is connected once the account
 * token, which is given back, has been exchanged.
 * @returns null: it was not open
 */
export const chooseByHand = async (
  means: ConnectionMeans,
  user: Whose,
  id: string,
  { billerId, number }: { readonly billerId: string; readonly number: string },
): Promise<string | null> => {
  const accountNumberGiven = accountNumber(number)
  if (billerOf(billerId) === null) return refuse(422, 'Choose a biller.')
  if (accountNumberGiven === null)
    return refuse(422, 'The account number has 6 to 20 letters and digits, and ends with four digits.')
  const token = Buffer.from(means.random.bytes(32)).toString('base64url')
  const isDone = await concluding(means, user, id, async ({ database, now }) => {
    await database
      .updateTable('billConnections')
      .set({
        accountTokenHash: digest(token),
        accountExpiresAt: now() + tokenLifetime,
        chosen: json([{ billerId, accountNumber: accountNumberGiven }]),
      })
      .where('id', '=', id)
      .execute()
  })
  return isDone ? token : null
}

/**
 * Connects what an account token stands for (CALL-050). It counts once, for whom it was given to, and within its time.
 * @returns whether it did
 */
export const exchangeAccountToken = (means: ConnectionMeans, user: Whose, token: string): Promise<boolean> =>
  transact(means, async (inside) => {
    const { database, now } = inside
    await holdUser(database, user.id)
    const taken = await database
      .updateTable('billConnections')
      .set({ exchangedAt: now() })
      .where('accountTokenHash', '=', digest(token))
      .where('userId', '=', user.id)
      .where('exchangedAt', 'is', null)
      .where('accountExpiresAt', '>', now())
      .returning('chosen')
      .executeTakeFirst()
    if (taken === undefined) return false
    // The number in full is of no use any more.
    await database
      .updateTable('billConnections')
      .set({ chosen: json([]) })
      .where('accountTokenHash', '=', digest(token))
      .execute()
    for (const { billerId, accountNumber: number } of taken.chosen) {
      const biller = billerOf(billerId)
      if (biller === null) continue
      const sourceKey = `manual:${billerId}:${digest(number)}`
      // eslint-disable-next-line no-await-in-loop -- in their order
      await connectBill(inside, user, { biller, sourceKey, isManuallyAdded: true, mask: number.slice(-4) })
    }
    return true
  })
