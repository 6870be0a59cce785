import { type Kysely, sql } from 'kysely'

const statements = [
  `create table passkey_challenges (
    challenge_hash text primary key,
    user_id text references users on delete cascade,
    expires_at bigint not null
  )`,
  'create index passkey_challenges_by_expiry on passkey_challenges (expires_at)',
  'alter table passkey_credentials add column challenge_hash text',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
