import { type Kysely, sql } from 'kysely'

/** Separators of words: white space and the ASCII characters that are neither letters nor digits. */
const between = '[\\s!-/:-@\\[-`{-~]+'

const decimal = '^-?\\d{1,100}(\\.\\d{1,100})?$'

/** SQL of the status label that users see for a bill payment. Null if the invoice pays several bills. */
const billLabel = `case when jsonb_array_length(bills) <> 1 then null
  else case coalesce(bills -> 0 ->> 'status', 'pending')
    when 'pending' then 'processing' when 'processing' then 'processing'
    when 'refundable' then 'refundProcessing' when 'refundCreated' then 'refundProcessing'
    when 'refund_created' then 'refundProcessing'
    when 'sent' then 'complete' when 'complete' then 'complete' when 'settled' then 'complete'
    when 'refunded' then 'refunded'
    when 'failed' then 'failed' when 'canceled' then 'failed' when 'reversed' then 'failed'
    when 'reversalRequired' then 'failed' when 'reversal_required' then 'failed'
    when 'reversalProcessing' then 'failed' when 'reversal_processing' then 'failed'
    else 'unknown' end end`

const donationLabel = `case when already_refunded then 'refunded'
  when status in ('paid', 'confirmed') then 'processing' when status = 'complete' then 'complete' else 'unknown' end`

const paymentLabel = `case when already_refunded then 'refunded'
  when exception_status = 'declined' or status = 'declined'
    or (exception_status = 'paidPartial' and status <> 'invalid') or status = 'paidPartial'
    or (exception_status = 'paidOver' and status in ('confirmed', 'complete')) or status = 'paidOver'
    then case when is_non_refundable_underpayment then 'nonRefundable' else 'refundAvailable' end
  when status in ('paid', 'confirmed') then 'confirming'
  when status in ('complete', 'invalid') then status end`

/**
 * Returns the SQL of the function that splits a text into lower-case words. The generated columns and the searches both use
 * this function, so that they split a text in the same way. The columns contain names, numbers and ids. They also contain
 * the last characters of a transaction id as a word, because the app displays these characters.
 */
const wordsOf = (collation: string): string =>
  `create function payment_words(text) returns text[] language sql immutable parallel safe as $$
    select array_remove(regexp_split_to_array(lower(left($1, 4000) ${collation}), '${between}'), '') $$`

const statements = [
  `create function payment_query(text) returns tsquery language sql immutable parallel safe as $$
    select string_agg(quote_literal(left(word, 200)) || ':*', ' & ')::tsquery from unnest(payment_words($1)) as word $$`,
  `alter table invoices
    add column paid_at bigint,
    add column swap_code text,
    add column history jsonb not null default '[]',
    add column list text not null
      generated always as (case when item_code = 'bitcoindonation' then 'donations' else 'payments' end) stored,
    add column price_number numeric
      generated always as (case when price ~ '${decimal}' then price::numeric end) stored,
    add column label text generated always as (case item_code
      when 'bitcoindonation' then ${donationLabel}
      when 'Bill Payment' then ${billLabel}
      else ${paymentLabel} end) stored,
    add column search tsvector not null generated always as (array_to_tsvector(payment_words(
      left(merchant_name, 1000) || ' ' || id || ' ' || coalesce(order_id, '') || ' ' || coalesce(tx_id, '') || ' ' ||
      right(coalesce(tx_id, ''), 12) || ' ' || jsonb_path_query_array(bills, '$[*].merchantName')::text))) stored`,
  'create index invoices_of_list on invoices (user_id, list, timestamp desc, id)',
  'create index invoices_search on invoices using gin (search)',
  `create index invoices_moving on invoices (user_id, status) where status in ('new', 'paid', 'confirmed')`,
  `alter table payouts
    add column confirming_since bigint,
    add column happened_at bigint not null generated always as (coalesce(date_executed, request_date)) stored,
    add column price_number numeric
      generated always as (case when fiat_amount ~ '${decimal}' then fiat_amount::numeric end) stored,
    add column label text generated always as
      (case status when 'pending' then 'confirming' when 'paid' then 'complete' end) stored,
    add column search tsvector not null generated always as (array_to_tsvector(payment_words(
      left(merchant_name, 1000) || ' ' || id || ' ' || jsonb_path_query_array(transactions, '$[*].txid')::text || ' ' ||
      right(coalesce(transactions -> 0 ->> 'txid', ''), 12)))) stored`,
  'create index payouts_in_time on payouts (user_id, happened_at desc, id)',
  'create index payouts_search on payouts using gin (search)',
  `create index payouts_moving on payouts (user_id, confirming_since) where status = 'pending'`,
]

/**
 * Collations with which `lower` converts the letters of every script. Each database engine has at least one of these
 * collations. With the database's own collation, `lower` may convert ASCII letters only.
 */
const everyScript = ['pg_c_utf8', 'und-x-icu', 'C.utf8']

/**
 * Returns the SQL of a collation with which `lower` converts letters beyond ASCII. Empty if `lower` already does so without
 * a collation, or if there is no such collation.
 */
const collationOf = async (database: Kysely<unknown>): Promise<string> => {
  const own = await sql<{ readonly isRight: boolean }>`select lower('ŁÉ') = 'łé' as "isRight"`.execute(database)
  if (own.rows[0]?.isRight === true) return ''
  const found = await sql<{ readonly collname: string }>`
    select collname from pg_collation where collname in (${sql.join(everyScript)})
      and collencoding in (-1, pg_char_to_encoding(getdatabaseencoding()))`.execute(database)
  const [name] = everyScript.filter((known) => found.rows.some(({ collname }) => collname === known))
  return name === undefined ? '' : `collate "${name}"`
}

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql.raw(wordsOf(await collationOf(database))).execute(database)
  for (const statement of statements) await sql.raw(statement).execute(database)
}
