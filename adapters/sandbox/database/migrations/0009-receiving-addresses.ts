import { type Kysely, sql } from 'kysely'

const name = (column: string): string => `check (length(btrim(${column})) between 1 and 64)`

const statements = [
  // Since when the address is what it is: a new one and a changed one wait for their approval.
  'alter table wallets add column address_since bigint',
  'update wallets set address_since = created_at',
  'alter table wallets alter column address_since set not null',
  'alter table wallets alter column label drop default',
  `alter table wallets add constraint wallets_label ${name('label')}`,
  `alter table wallets add constraint wallets_address check (length(btrim(address)) between 1 and 128)`,
  // Wallet and profile are of one user, and a wallet is in one profile at most.
  'alter table wallets add constraint wallets_of_user unique (id, user_id)',
  `alter table payout_profiles add constraint payout_profiles_name ${name('name')}`,
  'alter table payout_profiles add constraint payout_profiles_wallet unique (wallet_id)',
  `alter table payout_profiles add constraint payout_profiles_own_wallet
    foreign key (wallet_id, user_id) references wallets (id, user_id)`,
  // A profile that somebody pays into stays: no payor is lost with it.
  'alter table profile_payors drop constraint profile_payors_profile_id_fkey',
  `alter table profile_payors add constraint profile_payors_profile_id_fkey
    foreign key (profile_id) references payout_profiles`,
  // What the control page makes of an account: what it may not receive in, and why it accepts no payouts.
  `alter table users add column disabled_currencies jsonb not null default '[]'`,
  'alter table users add column payout_refusal text',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
