import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/engine.ts'

/** Adds an amount to a column, both decimal texts. The database computes the sum, so that no amount becomes a float. */
const sum = (column: string, amount: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)}::numeric + ${amount}::numeric)::text`

/** Adds a signed amount to the balance of a card. */
export const addToBalance = async (queries: Queries, cardId: string, amount: string): Promise<void> => {
  await queries
    .updateTable('debitCards')
    .set({ cardBalance: sum('card_balance', amount) })
    .where('id', '=', cardId)
    .execute()
}
