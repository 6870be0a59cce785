import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table sessions
    add column user_agent text not null default '',
    add column address text not null default ''`,
  `create table security_events (
    id bigserial primary key,
    user_id text not null references users on delete cascade,
    at bigint not null,
    kind text not null,
    user_agent text not null,
    address text not null,
    country text
  )`,
  'create index security_events_of_user on security_events (user_id, id)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
