import { type Kysely, sql } from 'kysely'

const statements = [
  `create table attempts (
    key_hash text primary key,
    times bigint[] not null,
    is_counted boolean not null,
    expires_at bigint not null
  )`,
  'create index attempts_expired on attempts (expires_at)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
