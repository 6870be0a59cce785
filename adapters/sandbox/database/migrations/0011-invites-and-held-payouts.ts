import { type Kysely, sql } from 'kysely'

const statements = [
  `create table payout_invites (
    token_hash text primary key,
    recipient text not null check (recipient = lower(recipient)),
    payor_name text not null check (length(btrim(payor_name)) between 1 and 64),
    sent_at bigint not null,
    expires_at bigint not null,
    accepted_by text references users on delete cascade,
    accepted_at bigint,
    seen_at bigint,
    check ((accepted_by is null) = (accepted_at is null))
  )`,
  // The process that executes a payout deletes the row of the payout, so that no other process executes the payout.
  `create table held_payouts (
    id text primary key,
    user_id text not null references users on delete cascade,
    payor_id text not null references payors on delete cascade,
    fiat_currency text not null,
    fiat_cents bigint not null check (fiat_cents > 0),
    requested_at bigint not null
  )`,
  'create index held_payouts_of_user on held_payouts (user_id, requested_at, id)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
