import { type Kysely, sql } from 'kysely'

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create table secret_check (id integer primary key check (id = 1), sealed text not null)`.execute(database)
}
