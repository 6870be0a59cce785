import type { Selectable } from 'kysely'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { digest, type Randomness } from '../kernel/secrets.ts'
import { centsOf } from '../money/amounts.ts'
import { coins, inCoin } from '../money/currencies.ts'
import type { InvoicesTable } from './tables.ts'

/** What an unpaid invoice may still be paid within. */
const lifetime = 15 * 60_000

/** The statuses that a payment passes through, one after the other (CALL-118). */
const following = { new: 'paid', paid: 'confirmed', confirmed: 'complete' } as const
export type MovableStatus = keyof typeof following

export const isMovable = (status: string): status is MovableStatus => Object.hasOwn(following, status)

export type Invoice = Selectable<InvoicesTable>

export interface InvoiceMeans {
  readonly queries: Queries
  readonly random: Randomness
  readonly now: number
}

/** An invoice of this user as it stands now; null: there is none, or it is another user's (A2). */
export const invoiceOf = async (
  { queries, now }: InvoiceMeans,
  userId: string,
  id: string,
): Promise<Invoice | null> => {
  const mine = queries.updateTable('invoices').where('id', '=', id).where('userId', '=', userId)
  await mine
    .set({ status: 'expired' })
    .where('status', '=', 'new')
    .where('invoiceTime', '<=', now - lifetime)
    .execute()
  const row = await queries
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** What the wallet's stand-in pays with. */
const payment = ({ id, price }: Pick<Invoice, 'id' | 'price'>, now: number) => {
  const [coin] = coins
  const subtotal = inCoin(centsOf(price), coin)
  return {
    timestamp: now,
    txCurrency: coin.code,
    paymentSubtotal: String(subtotal),
    amount: String(subtotal + coin.networkCost),
    networkCost: String(coin.networkCost),
    exchangeRate: coin.price,
    txId: digest(id),
    selectedWallet: json({ displayName: coin.wallet, avatar: `/stand-ins/logos/${encodeURIComponent(coin.wallet)}` }),
  }
}

/**
 * Moves an invoice on from the status in which it was seen: to paid, confirmed and complete (CALL-118). Where it stands
 * elsewhere by now nothing happens, so that a move counts once however often it is asked for. `whenComplete` is part of the
 * move: both happen, or neither.
 */
export const moveInvoice = (
  means: InvoiceMeans,
  move: {
    readonly userId: string
    readonly id: string
    readonly from: MovableStatus
    readonly whenComplete: (inside: InvoiceMeans, invoice: Invoice) => Promise<void>
  },
): Promise<void> =>
  means.queries.transaction().execute(async (queries) => {
    const { userId, id, from, whenComplete } = move
    const inside = { ...means, queries }
    const invoice = await invoiceOf(inside, userId, id)
    if (invoice === null) return
    const { numUpdatedRows } = await queries
      .updateTable('invoices')
      .set({ status: following[from], ...(from === 'new' ? payment(invoice, means.now) : {}) })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('status', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows === 1n && following[from] === 'complete') await whenComplete(inside, invoice)
  })
