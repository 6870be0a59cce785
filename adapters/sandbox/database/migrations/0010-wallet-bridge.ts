import { type Kysely, sql } from 'kysely'

// A user has at most one pairing. A new pairing replaces the earlier pairing.
const statement = `create table wallet_pairings (
  user_id text primary key references users on delete cascade,
  id_hash text not null,
  chain_id bigint not null,
  address text,
  is_rejected boolean not null default false,
  expires_at bigint not null,
  check (address is null or not is_rejected)
)`

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql.raw(statement).execute(database)
}
