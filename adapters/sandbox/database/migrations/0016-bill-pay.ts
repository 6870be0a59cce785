import { type Kysely, sql } from 'kysely'

const statements = [
  // A user without a row has connected no bill yet.
  `create table bill_payers (
    user_id text primary key references users on delete cascade,
    entity_id text unique,
    method_verified boolean not null default false,
    is_paused boolean not null default false,
    paused_until bigint,
    check (is_paused or paused_until is null)
  )`,
  `create table bill_accounts (
    id text primary key,
    user_id text not null references users on delete cascade,
    source_key text not null,
    biller_id text not null,
    merchant_name text not null,
    merchant_icon text,
    name text not null,
    mask text not null,
    type text not null,
    sub_type text,
    status text not null default 'active',
    is_payable boolean not null default true,
    is_manually_added boolean not null default false,
    needs_reconnect boolean not null default false,
    is_unavailable boolean not null default false,
    activates_at bigint,
    sync text not null default 'current' check (sync in ('current', 'stale', 'unknown')),
    synced_at bigint,
    opened_at bigint not null,
    opening_cents bigint not null,
    cycle_cents bigint not null,
    anchor_at bigint not null,
    paid_elsewhere_until bigint not null,
    fixed jsonb not null default '{}',
    connected_at bigint not null,
    hidden_at bigint,
    position bigint generated always as identity,
    unique (user_id, source_key),
    check ((sync = 'stale') = (synced_at is not null))
  )`,
  'create index bill_accounts_of_user on bill_accounts (user_id, position) where hidden_at is null',
  `create table bill_connections (
    id text primary key,
    user_id text not null references users on delete cascade,
    mode text not null check (mode in ('automatic', 'manual')),
    token_hash text not null unique,
    expires_at bigint not null,
    opened_at bigint,
    ended_at bigint,
    account_token_hash text unique,
    account_expires_at bigint,
    exchanged_at bigint,
    chosen jsonb not null default '[]',
    check ((account_token_hash is null) = (account_expires_at is null))
  )`,
  'create index bill_connections_of_user on bill_connections (user_id)',
  // Time of the next step of an invoice's bills, and the IP address of the payer.
  `alter table invoices
    add column bills_due_at bigint,
    add column ip_address text`,
  // Schedules the next step of each open bill payment for the time of its invoice, so that it is due immediately.
  `update invoices set bills_due_at = invoice_time
    where item_code = 'Bill Payment' and status in ('new', 'paid', 'confirmed')`,
  'create index invoices_bills_due on invoices (user_id, bills_due_at) where bills_due_at is not null',
  `create index invoices_of_bills on invoices (user_id, invoice_time desc, id) where item_code = 'Bill Payment'`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
