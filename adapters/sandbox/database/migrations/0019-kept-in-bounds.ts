import { type Kysely, sql } from 'kysely'

const statements = [
  // Public id of an event, since the row number would reveal the number of other users' events.
  'alter table security_events add column public_id uuid not null default gen_random_uuid()',
  'create unique index security_events_by_public_id on security_events (user_id, public_id)',
  'create index security_events_in_time on security_events (at)',
  'create index sessions_seen on sessions (seen_at)',
  'create index analytics_events_in_time on analytics_events (at)',
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
