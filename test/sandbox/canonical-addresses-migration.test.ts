import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrated } from './migrated.ts'

const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const lower = mixed.toLowerCase()
const cash = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'

const wallets = [
  ['1', 'u', 'ETH', mixed],
  ['2', 'u', 'MATIC', `0x${mixed.slice(2).toUpperCase()}`],
  ['3', 'u', 'MATIC', lower],
  ['4', 'u', 'BCH', `BITCOINCASH:${cash.toUpperCase()}`],
  ['5', 'u', 'BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['6', 'u', 'XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['7', 'u', 'USDC', mixed],
  ['8', 'u', 'USDC', `0x${mixed.slice(2).toUpperCase()}`],
  ['9', 'v', 'ETH', mixed],
] as const

const before = [
  ...['u', 'v'].map(
    (user) => `insert into users (id, email, password_hash, password_salt, persona, created_at)
      values ('${user}', '${user}@paydeck.example', '', '', 'recipient', 0)`,
  ),
  ...wallets.map(
    (wallet) => `insert into wallets (id, user_id, currency, address, label, created_at, address_since)
      values (${wallet.map((value) => `'${value}'`).join(', ')}, 'W', 0, 0)`,
  ),
  `insert into payors (id, user_id, name, created_at, settled_currency, settled_address)
    values ('p', 'u', 'A', 0, 'ETH', '${mixed}'), ('q', 'u', 'B', 0, null, null)`,
]

it('RECV-081 migration 0025 makes a wallet address canonical, unless another wallet of the user has the canonical address', async () => {
  const database = await migrated('0025-canonical-addresses', before)
  const { rows } = await sql<{ readonly address: string }>`select address from wallets order by id`.execute(database)
  expect(rows.map(({ address }) => address)).toEqual([
    lower,
    wallets[1][3],
    lower,
    cash,
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
    lower,
    wallets[7][3],
    lower,
  ])
  const payors = await sql`select settled_address from payors order by id`.execute(database)
  expect(payors.rows).toEqual([{ settled_address: lower }, { settled_address: null }])
})
