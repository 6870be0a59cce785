import { type Kysely, sql } from 'kysely'

/**
 * The index takes words of 2,046 bytes at most, and a payment with a longer one in its name could not be kept. A word is as
 * much of it now as `payment_query` looks for; longer ones that are there already begin with that.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const found = await sql<{ readonly words: string }>`
    select prosrc as words from pg_proc where oid = 'payment_words(text)'::regprocedure`.execute(database)
  const [{ words } = { words: '' }] = found.rows
  // The columns that are made by it keep it: it is the same function with another body.
  await sql
    .raw(
      `create or replace function payment_words(text) returns text[] language sql immutable parallel safe as $words$
        select array(select left(word, 200) from unnest((${words})) with ordinality as listed(word, place) order by place)
      $words$`,
    )
    .execute(database)
}
