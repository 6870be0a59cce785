import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table users
    add column otp_wrong_codes integer not null default 0,
    add column otp_locked_until bigint not null default 0,
    add column backup_salt text`,
  `create table backup_codes (
    user_id text not null references users on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
