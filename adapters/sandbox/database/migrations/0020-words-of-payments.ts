import { type Kysely, sql } from 'kysely'

/**
 * Shortens words to the length that `payment_query` searches for. The index accepts words of 2,046 bytes at most, so a payment
 * with a longer word in its name could not be stored. Existing longer words begin with the shortened one.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const found = await sql<{ readonly words: string }>`
    select prosrc as words from pg_proc where oid = 'payment_words(text)'::regprocedure`.execute(database)
  const [{ words } = { words: '' }] = found.rows
  // The generated columns keep this function, whose body alone is replaced.
  await sql
    .raw(
      `create or replace function payment_words(text) returns text[] language sql immutable parallel safe as $words$
        select array(select left(word, 200) from unnest((${words})) with ordinality as listed(word, place) order by place)
      $words$`,
    )
    .execute(database)
}
