import { type Kysely, sql } from 'kysely'

const tables = ['wallets', 'payors', 'payout_profiles', 'held_payouts']

/** What was made in the same millisecond is told apart by the order in which it was made; ids are random. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const table of tables) {
    await sql.raw(`alter table ${table} add column position bigint generated always as identity`).execute(database)
  }
}
