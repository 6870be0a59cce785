import { type Kysely, sql } from 'kysely'

/** History of the steps that an application has reached, the oldest first. Existing rows get their creation only. */
const statements = [
  "alter table applications add column history jsonb not null default '[]'",
  `update applications set history = jsonb_build_array(jsonb_build_object('step', 'applied', 'at', created_at))`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
