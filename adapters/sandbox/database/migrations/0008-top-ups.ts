import { type Kysely, sql } from 'kysely'

const statements = [
  `create table top_ups (
    id text primary key,
    user_id text not null references users on delete cascade,
    card_id text not null references debit_cards on delete cascade,
    invoice_id text not null unique references invoices on delete cascade,
    applied_date bigint
  )`,
  'create index top_ups_of_card on top_ups (card_id)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
