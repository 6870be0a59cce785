import { type Kysely, sql } from 'kysely'

const statements = [
  `create table users (
    id text primary key,
    email text not null unique check (email = lower(email)),
    first_name text not null default '',
    last_name text not null default '',
    password_hash text not null,
    password_salt text not null,
    otp_secret text,
    otp_enabled boolean not null default false,
    otp_last_step bigint not null default 0,
    opt_in_email_marketing boolean not null default false,
    access_types jsonb not null default '[]',
    experiments jsonb not null default '[]',
    facade_access jsonb not null default '{}',
    country text,
    language text not null default 'en-US',
    national_identity_issuer text not null default 'USA',
    national_identity_last_four text,
    is_missing_shopper_info boolean not null default false,
    passkeys_enabled boolean not null default true,
    persona text not null,
    clock_offset bigint not null default 0,
    created_at bigint not null
  )`,
  `create table sessions (
    id_hash text primary key,
    user_id text not null references users on delete cascade,
    created_at bigint not null,
    seen_at bigint not null,
    second_factor_owed boolean not null default false
  )`,
  'create index sessions_of_user on sessions (user_id)',
  `create table applications (
    id text primary key,
    user_id text not null references users on delete cascade,
    product_name text not null,
    status text not null,
    collection_status text,
    collection_tasks jsonb not null default '[]',
    created_at bigint not null,
    updated_at bigint not null,
    unique (user_id, product_name)
  )`,
  `create table debit_cards (
    id text primary key,
    user_id text not null references users on delete cascade,
    position integer not null,
    token text not null unique,
    nickname text not null,
    provider text not null check (provider in ('firstView', 'galileo')),
    brand text,
    card_type text,
    last_four_digits text not null check (last_four_digits ~ '^[0-9]{4}$'),
    currency_code text not null,
    currency_symbol text not null,
    card_balance text not null,
    locked_by_user boolean not null default false,
    activation_date bigint,
    paging_support boolean,
    status text not null,
    disabled boolean,
    created_at bigint not null
  )`,
  'create index debit_cards_of_user on debit_cards (user_id, position)',
  `create table card_transactions (
    id text primary key,
    card_id text not null references debit_cards on delete cascade,
    status text not null check (status in ('pending', 'settled')),
    authorized_at bigint not null,
    posted_at bigint,
    display_price text not null,
    amount text not null,
    currency_code text not null,
    fees jsonb not null default '[]',
    type text not null,
    description text not null,
    merchant_name text not null,
    merchant_city text,
    merchant_state text
  )`,
  'create index card_transactions_of_card on card_transactions (card_id, status, authorized_at desc)',
  `create table invoices (
    id text primary key,
    user_id text not null references users on delete cascade,
    merchant_name text not null,
    icon text,
    invoice_time bigint not null,
    timestamp bigint not null,
    tx_currency text,
    price text not null,
    currency jsonb not null,
    status text not null,
    exception_status text,
    payment_subtotal text,
    amount text,
    network_cost text,
    underpaid_amount text,
    overpaid_amount text,
    declined_amount text,
    exchange_rate text,
    currency_layer text,
    item_code text,
    item_description text,
    order_id text,
    tx_id text,
    is_non_refundable_underpayment boolean not null default false,
    already_refunded boolean not null default false,
    selected_wallet jsonb,
    buyer jsonb,
    bills jsonb not null default '[]'
  )`,
  'create index invoices_of_user on invoices (user_id, timestamp desc, id)',
  `create table payors (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    created_at bigint not null
  )`,
  'create index payors_of_user on payors (user_id)',
  `create table payouts (
    id text primary key,
    user_id text not null references users on delete cascade,
    payor_id text references payors on delete set null,
    merchant_name text not null,
    merchant_numeric_id bigint not null,
    request_date bigint not null,
    date_executed bigint,
    fiat_currency text not null,
    fiat_amount text not null,
    status text not null,
    transactions jsonb not null default '[]'
  )`,
  'create index payouts_of_user on payouts (user_id, request_date desc, id)',
  `create table wallets (
    id text primary key,
    user_id text not null references users on delete cascade,
    currency text not null,
    address text not null,
    label text not null default '',
    is_active boolean not null default false,
    created_at bigint not null,
    unique (user_id, currency, address)
  )`,
  `create table payout_profiles (
    id text primary key,
    user_id text not null references users on delete cascade,
    name text not null,
    wallet_id text not null references wallets on delete restrict,
    percentage integer not null default 100,
    created_at bigint not null
  )`,
  'create index payout_profiles_of_user on payout_profiles (user_id)',
  `create table profile_payors (
    profile_id text not null references payout_profiles on delete cascade,
    payor_id text not null unique references payors on delete cascade,
    primary key (profile_id, payor_id)
  )`,
  `create table passkey_credentials (
    id text primary key,
    user_id text not null references users on delete cascade,
    public_key text not null,
    counter bigint not null default 0,
    transports jsonb not null default '[]',
    created_at bigint not null
  )`,
  'create index passkey_credentials_of_user on passkey_credentials (user_id)',
  `create table opt_ins (
    email text primary key check (email = lower(email)),
    email_subscribe text not null,
    email_opted_in_at bigint
  )`,
  `create table opt_in_attributes (
    email text not null references opt_ins on delete cascade,
    attribute text not null,
    created_at bigint not null,
    primary key (email, attribute)
  )`,
  `create table analytics_events (
    id bigserial primary key,
    user_id text not null references users on delete cascade,
    at bigint not null,
    event text not null,
    event_name text not null,
    event_properties jsonb not null default '{}'
  )`,
  'create index analytics_events_of_user on analytics_events (user_id, id)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
