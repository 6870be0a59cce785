import { type Kysely, sql } from 'kysely'

const statements = [
  `create table referrals (
    user_id text primary key references users on delete cascade,
    code text not null unique,
    status text not null,
    expiration bigint not null,
    created_at bigint not null
  )`,
  `create table pairing_codes (
    user_id text primary key references users on delete cascade,
    code_hash text not null unique,
    expires_at bigint not null
  )`,
  `create table merchants (
    user_id text primary key references users on delete cascade,
    name text not null,
    customer_type text not null,
    affiliate_oid text,
    captcha_hash text not null unique,
    created_at bigint not null
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
