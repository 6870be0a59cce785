import { type Kysely, sql } from 'kysely'

// The cleanup job finds old mails by their time.
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create index mails_in_time on mails (at)`.execute(database)
}
