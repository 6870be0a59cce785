import { lockUser } from '../account/users.ts'
import { json } from '../database/columns.ts'
import { transact } from '../database/transaction.ts'
import { refuse } from '../kernel/refusals.ts'
import { digest } from '../kernel/secrets.ts'
import { connectBill } from './connected-bills.ts'
import { concludeConnection, type ConnectionMeans, type ConnectionUser, tokenLifetime } from './connections.ts'
import { type Biller, billerOf, billers } from './made-up-billers.ts'

/**
 * Returns the billers whose names match `text`. Each word of `text` must begin a word of the name. An empty text matches all
 * billers.
 */
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

/**
 * Normalizes an account number: 6 to 20 letters and digits, the last four of them digits. Null if `text` is no account
 * number.
 */
export const accountNumber = (text: string): string | null => {
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  return /^[0-9A-Z]{6,20}$/.test(number) && /\d{4}$/.test(number) ? number : null
}

/**
 * Saves the account that the user entered, and ends the manual connection `id`. Returns an account token. The exchange of
 * this token connects the account. Null if the connection is not open.
 */
export const chooseByHand = async (
  means: ConnectionMeans,
  user: ConnectionUser,
  id: string,
  { billerId, number }: { readonly billerId: string; readonly number: string },
): Promise<string | null> => {
  const accountNumberGiven = accountNumber(number)
  if (billerOf(billerId) === null) return refuse(422, 'Choose a biller.')
  if (accountNumberGiven === null)
    return refuse(422, 'Enter an account number of 6 to 20 letters and digits, with four digits at the end.')
  const token = Buffer.from(means.random.bytes(32)).toString('base64url')
  const isDone = await concludeConnection(means, user, id, async ({ database, now }) => {
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
 * Connects the account that the user entered manually and for which an account token was issued (CALL-050). False if the
 * token is used or expired, or belongs to another user.
 */
export const exchangeAccountToken = (means: ConnectionMeans, user: ConnectionUser, token: string): Promise<boolean> =>
  transact(means, async (inside) => {
    const { database, now } = inside
    await lockUser(database, user.id)
    const redeemed = await database
      .updateTable('billConnections')
      .set({ exchangedAt: now() })
      .where('accountTokenHash', '=', digest(token))
      .where('userId', '=', user.id)
      .where('exchangedAt', 'is', null)
      .where('accountExpiresAt', '>', now())
      .returning('chosen')
      .executeTakeFirst()
    if (redeemed === undefined) return false
    // Clears the full account number as soon as it is no longer needed.
    await database
      .updateTable('billConnections')
      .set({ chosen: json([]) })
      .where('accountTokenHash', '=', digest(token))
      .execute()
    for (const { billerId, accountNumber: number } of redeemed.chosen) {
      const biller = billerOf(billerId)
      if (biller === null) continue
      const sourceKey = `manual:${billerId}:${digest(number)}`
      // eslint-disable-next-line no-await-in-loop -- in order
      await connectBill(inside, user, { biller, sourceKey, isManuallyAdded: true, mask: number.slice(-4) })
    }
    return true
  })
