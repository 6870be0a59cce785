import { refuse } from '../kernel/refusals.ts'
import { connectBill, type BillToConnect } from './connected-bills.ts'
import { concludeConnection, type ConnectionMeans, type ConnectionUser } from './connections.ts'
import { amountsAt } from './liabilities.ts'
import { billers, foundCount } from './made-up-billers.ts'
import { foundKey, makeBill } from './made-up-bills.ts'

/** Bill found by phone number. The form submits the `key` of each chosen bill. */
export interface FoundBill {
  readonly key: string
  readonly merchantName: string
  readonly merchantIcon: string | null
  readonly name: string
  readonly mask: string
  /** Key of `billTypes`. */
  readonly type: string
  /** US dollars, decimal text. Null if unknown. */
  readonly balance: string | null
  /** True if the user has this bill, and its connection works. */
  readonly isConnected: boolean
}

/**
 * Last digits of test phone numbers for special cases: a number without bills, and a number whose billers do not respond.
 */
const specialEndings = { none: '0000', failing: '9999' } as const

/** Returns the ten digits of a US phone number. Null if `text` is not one. */
export const phoneDigits = (text: string): string | null => {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? digits : null
}

const foundBillers = billers.slice(0, foundCount)

/** Finds the bills of a phone number. Every number has the same bills. Null if the billers do not respond. */
export const findBills = async (
  { database, now }: ConnectionMeans,
  { id: userId, persona }: ConnectionUser,
  phone: string,
): Promise<ReadonlyArray<FoundBill> | null> => {
  if (phone.endsWith(specialEndings.failing)) return null
  if (phone.endsWith(specialEndings.none)) return []
  const listedAccounts = await database
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
      isConnected: listedAccounts.some((one) => one.sourceKey === sourceKey && !one.needsReconnect),
    }
  })
}

const refuseChoice = (): never => refuse(422, 'Choose at least one bill.')

/** Connects the chosen bills and ends the automatic connection. Returns false if the connection is not open. */
export const connectFound = (
  means: ConnectionMeans,
  user: ConnectionUser,
  id: string,
  keys: ReadonlyArray<string>,
): Promise<boolean> => {
  const chosen = foundBillers.filter((biller) => keys.includes(biller.id))
  if (chosen.length === 0) return Promise.resolve(refuseChoice())
  return concludeConnection(means, user, id, async (inside) => {
    for (const biller of chosen) {
      const bill: BillToConnect = { biller, sourceKey: foundKey(user.persona, biller), isManuallyAdded: false }
      // eslint-disable-next-line no-await-in-loop -- in order
      await connectBill(inside, user, bill)
    }
    // Marks the connection as exchanged, because its bills are connected already and no account token follows.
    const { database, now } = inside
    await database.updateTable('billConnections').set({ exchangedAt: now() }).where('id', '=', id).execute()
  })
}
