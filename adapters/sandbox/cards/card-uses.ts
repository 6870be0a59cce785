import type { Insertable } from 'kysely'
import type { User } from '../account/tables.ts'
import { lockUser } from '../account/users.ts'
import type { BaseContext } from '../calls/context.ts'
import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { transact } from '../database/transaction.ts'
import { day } from '../kernel/seeded-random.ts'
import { centsOf, dollars } from '../money/amounts.ts'
import { runDueCardWork } from './card-moves.ts'
import { type Card, isInUse, ownCard } from './own-card.ts'
import { codes } from './record-types.ts'
import type { CardTransactionsTable, StepColumn } from './tables.ts'

/** Reason for declining a payment, in the order of the checks. `balance` means insufficient funds. */
export type CardRefusal = 'closed' | 'inactive' | 'locked' | 'balance'

/** Payment with a card; amounts are unsigned decimal texts. */
export interface CardPurchase {
  readonly cardId: string
  readonly merchantName: string
  readonly city: string | null
  readonly state: string | null
  readonly category: CardTransactionsTable['category']
  /** In US dollars. */
  readonly amount: string
  /** Amount in the merchant's currency; null for US dollars. */
  readonly original: { readonly amount: string; readonly currency: string } | null
  /** Milliseconds until the payment settles; null for one day. */
  readonly settlesIn: number | null
}

const signed = (text: string): number => (text.startsWith('-') ? -centsOf(text.slice(1)) : centsOf(text))

/** Returns the available balance in cents: the balance without the pending amounts. */
const available = async (database: Queries, { id, cardBalance }: Card): Promise<number> => {
  const waiting = await database
    .selectFrom('cardTransactions')
    .select('displayPrice')
    .where('cardId', '=', id)
    .where('status', 'in', ['pending', 'paid'])
    .execute()
  return waiting.reduce((sum, { displayPrice }) => sum + signed(displayPrice), signed(cardBalance))
}

const refusalOf = async (database: Queries, card: Card, cents: number): Promise<CardRefusal | null> => {
  if (!isInUse(card)) return 'closed'
  if (card.activationDate === null && card.status !== 'active') return 'inactive'
  if (card.lockedByUser) return 'locked'
  return (await available(database, card)) < cents ? 'balance' : null
}

const rowOf = (id: string, card: Card, use: CardPurchase, at: number): Insertable<CardTransactionsTable> => ({
  id,
  cardId: card.id,
  status: 'pending',
  authorizedAt: at,
  postedAt: null,
  displayPrice: dollars(-centsOf(use.amount)),
  amount: dollars(centsOf(use.amount)),
  currencyCode: 'USD',
  fees: json([]),
  type: codes[card.provider].purchase,
  description: [use.merchantName.toUpperCase(), use.city?.toUpperCase(), use.state].filter(Boolean).join(' '),
  merchantName: use.merchantName,
  merchantCity: use.city,
  merchantState: use.state,
  category: use.category,
  originalAmount: use.original?.amount ?? null,
  originalCurrency: use.original?.currency ?? null,
  dueAt: at + (use.settlesIn ?? day),
  dueStep: 'settled',
  settlesAs: null,
  refundOf: null,
})

const steps = (at: number, ...names: ReadonlyArray<StepColumn['step']>): string =>
  json(names.map((step) => ({ step, at })))

/**
 * Pays with a card. An authorized payment is pending and settles later; a declined one is recorded and moves no
 * money.
 * The lock on the user's row ensures that a payment after a card lock is declined.
 */
export const useCard = (
  means: Pick<BaseContext, 'database' | 'now' | 'random'>,
  user: Pick<User, 'id'>,
  use: CardPurchase,
): Promise<{ readonly id: string; readonly refusal: CardRefusal | null }> =>
  transact(means, async (inside) => {
    const { database } = inside
    await lockUser(database, user.id)
    await runDueCardWork(inside, user)
    const card = await ownCard({ database, user }, use.cardId)
    const at = inside.now()
    const refusal = await refusalOf(database, card, centsOf(use.amount))
    const row = rowOf(inside.random.id(), card, use, at)
    const refused = {
      status: 'invalid',
      postedAt: at,
      dueAt: null,
      dueStep: null,
      type: codes[card.provider].denied,
    } as const
    await database
      .insertInto('cardTransactions')
      .values(
        refusal === null
          ? { ...row, history: steps(at, 'authorised', 'pending') }
          : { ...row, ...refused, history: steps(at, 'declined') },
      )
      .execute()
    return { id: row.id, refusal }
  })
