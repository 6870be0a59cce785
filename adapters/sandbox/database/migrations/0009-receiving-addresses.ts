import { type Kysely, sql } from 'kysely'

const name = (column: string): string => `check (length(btrim(${column})) between 1 and 64)`

const statements = [
  // Time of the last change of an address. New and changed addresses wait for their approval.
  'alter table wallets add column address_since bigint',
  'update wallets set address_since = created_at',
  'alter table wallets alter column address_since set not null',
  'alter table wallets alter column label drop default',
  `alter table wallets add constraint wallets_label ${name('label')}`,
  `alter table wallets add constraint wallets_address check (length(btrim(address)) between 1 and 128)`,
  // A profile and its wallet belong to the same user. A wallet is in at most one profile.
  'alter table wallets add constraint wallets_of_user unique (id, user_id)',
  `alter table payout_profiles add constraint payout_profiles_name ${name('name')}`,
  'alter table payout_profiles add constraint payout_profiles_wallet unique (wallet_id)',
  `alter table payout_profiles add constraint payout_profiles_own_wallet
    foreign key (wallet_id, user_id) references wallets (id, user_id)`,
  // A profile that has payors cannot be deleted, because its payors would be lost.
  'alter table profile_payors drop constraint profile_payors_profile_id_fkey',
  `alter table profile_payors add constraint profile_payors_profile_id_fkey
    foreign key (profile_id) references payout_profiles`,
  // Columns that the control page sets: the currencies that an account cannot receive, and the reason why the account
  // accepts no payouts.
  `alter table users add column disabled_currencies jsonb not null default '[]'`,
  'alter table users add column payout_refusal text',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
