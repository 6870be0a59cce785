import { type Kysely, sql } from 'kysely'

// Indexes for two kinds of queries: for expired rows by their time, and for the few accounts whose simulated clock is ahead.
const statements = [
  'create index sessions_made on sessions (created_at)',
  'create index submits_in_time on submits (at)',
  'create index pairing_codes_by_expiry on pairing_codes (expires_at)',
  'create index wallet_pairings_by_expiry on wallet_pairings (expires_at)',
  'create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null',
  'create index users_ahead on users (id) where clock_offset > 0',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
