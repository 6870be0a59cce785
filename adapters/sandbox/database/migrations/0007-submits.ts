import { type Kysely, sql } from 'kysely'

const statements = [
  `create table submits (
    user_id text not null references users on delete cascade,
    key text not null,
    call text not null,
    input_hash text not null,
    at bigint not null,
    answer jsonb,
    primary key (user_id, key)
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
