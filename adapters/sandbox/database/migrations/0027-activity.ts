import { type Kysely, sql } from 'kysely'

/** Statuses of the invoices that the lists contain. */
const listed = `status in ('paid', 'confirmed', 'complete', 'invalid', 'paidPartial', 'paidOver', 'declined')`

const statements = [
  // Parses decimal text. Null if the text is not a number.
  `create function amount_number(text) returns numeric language sql immutable parallel safe as $$
    select case when $1 ~ '^-?\\d{1,100}(\\.\\d{1,100})?$' then $1::numeric end $$`,
  `alter table card_transactions
    add column price_number numeric generated always as (amount_number(display_price)) stored,
    add column search tsvector not null
      generated always as (array_to_tsvector(payment_words(left(merchant_name, 1000) || ' ' || id))) stored`,
  // Indexes for the parts of the timeline, each in the order of the entries. Ids are compared by their characters' codes.
  'create index activity_of_cards on card_transactions (card_id, posted_at desc, id collate "C") where posted_at is not null',
  `create index activity_of_payments on invoices (user_id, timestamp desc, id collate "C")
    where ${listed} and item_code is distinct from 'Bill Payment' and merchant_name <> 'Card Load'`,
  `create index activity_of_refunds on invoices (user_id, timestamp desc, id collate "C") where already_refunded`,
  `create index activity_of_bills on invoices (user_id, timestamp desc, id collate "C") where item_code = 'Bill Payment'`,
  'create index activity_of_payouts on payouts (user_id, coalesce(date_executed, 0) desc, id collate "C")',
  `create index activity_of_changes on security_events (user_id, at desc, public_id)
    where kind in ('address-added', 'address-changed', 'address-removed', 'sender-accepted', 'sender-moved',
      'sender-removed', 'payout-change-stopped')`,
  // This index is small, because few bill payments are processing.
  `create index activity_of_processing_bills on invoices (user_id) where item_code = 'Bill Payment'
    and jsonb_path_exists(bills, '$[*] ? (@.status == null || @.status == "pending" || @.status == "processing" ||
      @.status == "refundCreated" || @.status == "refund_created")')`,
  // Names of optional calls that the account's provider does not offer.
  `alter table users add column missing_calls jsonb not null default '[]'`,
]

/** Prepares the timeline: indexes in the order of its entries, and columns by which it is filtered. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
