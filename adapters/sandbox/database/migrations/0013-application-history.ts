import { type Kysely, sql } from 'kysely'

/**
 * Adds a column with the steps that a verification application has reached, oldest first. In existing rows, the column
 * contains only the step `applied`, with the time at which the row was created.
 */
const statements = [
  "alter table applications add column history jsonb not null default '[]'",
  `update applications set history = jsonb_build_array(jsonb_build_object('step', 'applied', 'at', created_at))`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
