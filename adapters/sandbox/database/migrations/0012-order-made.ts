import { type Kysely, sql } from 'kysely'

const tables = ['wallets', 'payors', 'payout_profiles', 'held_payouts']

/**
 * Adds a column with the order of insertion. Without it, rows of the same millisecond have no order, since ids are random.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of tables) {
    await sql.raw(`alter table ${table} add column position bigint generated always as identity`).execute(database)
  }
}
