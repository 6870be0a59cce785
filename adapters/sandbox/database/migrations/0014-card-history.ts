import { type Kysely, sql } from 'kysely'

/**
 * Adds columns for the history of a card transaction and for its next due step. The history of an existing row contains a
 * step for `authorized_at` and, if the transaction was posted, a step for `posted_at`.
 */
const statements = [
  `alter table card_transactions
    add column category text,
    add column original_amount text,
    add column original_currency text,
    add column due_at bigint,
    add column due_step text check (due_step in ('settled', 'reversed')),
    add column settles_as text,
    add column refund_of text references card_transactions on delete cascade,
    add column history jsonb not null default '[]',
    drop constraint card_transactions_status_check,
    add constraint card_transactions_status check (status in ('pending', 'paid', 'settled', 'invalid')),
    add constraint card_transactions_posted check ((status in ('pending', 'paid')) = (posted_at is null)),
    add constraint card_transactions_due
      check ((due_at is null) = (due_step is null) and (due_at is null or posted_at is null)),
    add constraint card_transactions_original check ((original_amount is null) = (original_currency is null))`,
  `update card_transactions set history = case when posted_at is null
    then jsonb_build_array(jsonb_build_object('step', 'pending', 'at', authorized_at))
    else jsonb_build_array(
      jsonb_build_object('step', 'pending', 'at', authorized_at), jsonb_build_object('step', 'settled', 'at', posted_at))
    end`,
  'create index card_transactions_posted on card_transactions (card_id, posted_at desc, id) where posted_at is not null',
  'create index card_transactions_due on card_transactions (card_id, due_at) where due_at is not null',
  'create index card_transactions_refunds on card_transactions (refund_of) where refund_of is not null',
  `create table mailing_addresses (
    user_id text primary key references users on delete cascade,
    address1 text not null,
    address2 text,
    city text not null,
    state text not null,
    postal_code text not null,
    country text not null
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
