import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrated } from './migrated.ts'

const before = [
  `insert into users (id, email, password_hash, password_salt, persona, created_at)
    values ('u', 'u@paydeck.example', '', '', 'recipient', 0)`,
  `insert into payors (id, user_id, name, created_at)
    values ('member', 'u', 'A', 0), ('paid', 'u', 'B', 0), ('held', 'u', 'C', 0), ('new', 'u', 'D', 0)`,
  `insert into wallets (id, user_id, currency, address, label, created_at, address_since)
    values ('w', 'u', 'BTC', 'x', 'W', 0, 0)`,
  `insert into payout_profiles (id, user_id, name, wallet_id, created_at) values ('p', 'u', 'P', 'w', 0)`,
  `insert into profile_payors (profile_id, payor_id) values ('p', 'member')`,
  `insert into payouts
    (id, user_id, payor_id, merchant_name, merchant_numeric_id, request_date, fiat_currency, fiat_amount, status)
    values ('1', 'u', 'paid', 'B', 1, 0, 'USD', '1.00', 'paid'), ('2', 'u', null, 'Gone', 1, 0, 'USD', '1.00', 'paid')`,
  `insert into held_payouts (id, user_id, payor_id, fiat_currency, fiat_cents, requested_at)
    values ('3', 'u', 'held', 'USD', 100, 0)`,
]

it('A12 migration 0017 sets was_placed for each payor with a profile, a payout or a held payout', async () => {
  const database = await migrated('0017-payout-moves', before)
  const { rows } = await sql`select id from payors where was_placed order by id`.execute(database)
  expect(rows).toEqual([{ id: 'held' }, { id: 'member' }, { id: 'paid' }])
})
