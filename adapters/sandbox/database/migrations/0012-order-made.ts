import { type Kysely, sql } from 'kysely'

const tables = ['wallets', 'payors', 'payout_profiles', 'held_payouts']

/**
 * Adds a column with the order in which rows were inserted. Ids are random, so rows that were inserted in the same
 * millisecond would otherwise have no order.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of tables) {
    await sql.raw(`alter table ${table} add column position bigint generated always as identity`).execute(database)
  }
}
