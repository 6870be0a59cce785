import { type Kysely, sql } from 'kysely'

const statements = [
  `create table mails (
    id bigserial primary key,
    user_id text not null references users on delete cascade,
    at bigint not null,
    recipient text not null,
    subject text not null,
    body text not null
  )`,
  'create index mails_of_user on mails (user_id, id)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
