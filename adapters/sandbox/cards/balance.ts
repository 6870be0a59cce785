import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../database/engine.ts'

/** The sum of a column and an amount, decimal texts both, by the database: no amount is ever a float. */
const sum = (column: string, amount: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)}::numeric + ${amount}::numeric)::text`

/** Adds an amount to what is on a card, or takes it off where it is negative. */
export const addToBalance = async (queries: Queries, cardId: string, amount: string): Promise<void> => {
  await queries
    .updateTable('debitCards')
    .set({ cardBalance: sum('card_balance', amount) })
    .where('id', '=', cardId)
    .execute()
}
