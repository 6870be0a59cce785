import { type RawBuilder, type Selectable, sql } from 'kysely'
import { loadName } from '../cards/card-top-up.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { digest, type Randomness } from '../kernel/secrets.ts'
import { centsOf } from '../money/amounts.ts'
import { coins, inCoin } from '../money/coins.ts'
import type { InvoicesTable } from './tables.ts'

/** What an unpaid invoice may still be paid within. */
const lifetime = 15 * 60_000

/** The statuses that a payment passes through, one after the other (CALL-118). */
const steps = { new: 'paid', paid: 'confirmed', confirmed: 'complete' } as const
export type InvoiceStep = keyof typeof steps

export const isInvoiceStep = (status: string): status is InvoiceStep => Object.hasOwn(steps, status)

export type Invoice = Selectable<InvoicesTable>

interface Means {
  readonly queries: Queries
  readonly random: Randomness
  readonly now: number
}

/** An invoice of this user as it stands now; null: there is none, or it is somebody else's (A2). */
export const invoiceOf = async ({ queries, now }: Means, userId: string, id: string): Promise<Invoice | null> => {
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
    exchangeRate: `${Math.floor(coin.cents / 100)}.${String(coin.cents % 100).padStart(2, '0')}`,
    txId: digest(id),
    selectedWallet: json({ displayName: coin.wallet, avatar: `/stand-ins/logos/${encodeURIComponent(coin.wallet)}` }),
  }
}

/** The sum of two decimal texts, by the database: no amount is ever a float. */
const sum = (column: string, amount: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)}::numeric + ${amount}::numeric)::text`

/** Puts what was paid on the card, as one of its transactions. */
const credit = async ({ queries, random, now }: Means, { id, price, invoiceTime }: Invoice): Promise<void> => {
  const topUp = await queries
    .updateTable('topUps')
    .set({ appliedDate: now })
    .where('invoiceId', '=', id)
    .where('appliedDate', 'is', null)
    .returning('cardId')
    .executeTakeFirst()
  if (topUp === undefined) return
  const { cardId } = topUp
  await queries
    .updateTable('debitCards')
    .set({ cardBalance: sum('card_balance', price) })
    .where('id', '=', cardId)
    .execute()
  await queries
    .insertInto('cardTransactions')
    .values({
      id: random.id(),
      cardId,
      status: 'settled',
      authorizedAt: invoiceTime,
      postedAt: now,
      displayPrice: price,
      amount: price,
      currencyCode: 'USD',
      fees: json([]),
      type: 'PM',
      description: 'Load',
      merchantName: loadName,
    })
    .execute()
}

/**
 * Moves an invoice on from the status in which it was seen: to paid, confirmed and complete (CALL-118). Where it stands
 * elsewhere by now nothing happens, so that a step counts once however often it is asked for.
 */
export const stepInvoice = (means: Means, userId: string, id: string, from: InvoiceStep): Promise<void> =>
  means.queries.transaction().execute(async (queries) => {
    const inside = { ...means, queries }
    const invoice = await invoiceOf(inside, userId, id)
    if (invoice === null) return
    const { numUpdatedRows } = await queries
      .updateTable('invoices')
      .set({ status: steps[from], ...(from === 'new' ? payment(invoice, means.now) : {}) })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('status', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows === 1n && steps[from] === 'complete') await credit(inside, invoice)
  })
