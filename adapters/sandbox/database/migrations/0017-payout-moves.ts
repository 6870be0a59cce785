import { type Kysely, sql } from 'kysely'

const stoppable = `
    add column event_id bigint,
    add column stop_hash text unique`

const statements = [
  // Time at which the user last entered a second factor in the session. 0 if the user has not entered one.
  'alter table sessions add column second_factor_at bigint not null default 0',
  // A two-factor secret that was offered to a user is stored with the session of the offer. Secrets that were offered before
  // this migration become invalid.
  `create table otp_offers (
    id bigint generated always as identity primary key,
    session_hash text not null references sessions on delete cascade,
    secret text not null
  )`,
  'create index otp_offers_of_session on otp_offers (session_hash)',
  'update users set otp_secret = null where not otp_enabled',
  // `since`: start of the payor's payments to the profile. `is_approved`: true if the payor's assignment to the profile is
  // approved. `event_id` and `stop_hash`: security event of the assignment, and hash of the token that stops the assignment.
  `alter table profile_payors
    add column since bigint not null default 0,
    add column is_approved boolean not null default true,${stoppable}`,
  'alter table profile_payors alter column since drop default, alter column is_approved drop default',
  // `was_placed`: true if the payor has ever been assigned to a profile. `settled_currency` and `settled_address`: last
  // approved address of the payor's payments, with its currency.
  `alter table payors
    add column was_placed boolean not null default false,
    add column settled_currency text,
    add column settled_address text,
    add constraint payors_settled check ((settled_currency is null) = (settled_address is null))`,
  // A payor with payouts counts as assigned to a profile. It is better to request an unnecessary code than to change a
  // profile without a code.
  `update payors set was_placed = true
    where id in (select payor_id from profile_payors)
      or id in (select payor_id from payouts)
      or id in (select payor_id from held_payouts)`,
  `alter table wallets${stoppable}`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
