import { type Kysely, sql } from 'kysely'

const stoppable = `
    add column event_id bigint,
    add column stop_hash text unique`

const statements = [
  // When a second factor was given last in it; 0: in none of it.
  'alter table sessions add column second_factor_at bigint not null default 0',
  // What two-factor is offered with goes with its session; what was offered before this is worth nothing.
  `create table otp_offers (
    id bigint generated always as identity primary key,
    session_hash text not null references sessions on delete cascade,
    secret text not null
  )`,
  'create index otp_offers_of_session on otp_offers (session_hash)',
  'update users set otp_secret = null where not otp_enabled',
  // Since when a sender pays to a profile, and whether that was approved; what tells of it, and how it is stopped.
  `alter table profile_payors
    add column since bigint not null default 0,
    add column is_approved boolean not null default true,${stoppable}`,
  'alter table profile_payors alter column since drop default, alter column is_approved drop default',
  // Whether somebody was ever paid by them, and where last with approval.
  `alter table payors
    add column was_placed boolean not null default false,
    add column settled_currency text,
    add column settled_address text,
    add constraint payors_settled check ((settled_currency is null) = (settled_address is null))`,
  // Who has paid, or is held, may have been somewhere before: better a code too many than a move that is none.
  `update payors set was_placed = true
    where id in (select payor_id from profile_payors)
      or id in (select payor_id from payouts)
      or id in (select payor_id from held_payouts)`,
  `alter table wallets${stoppable}`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
