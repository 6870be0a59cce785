import { type Kysely, sql } from 'kysely'

/**
 * Shortens words to the length that `payment_query` searches for. The index accepts words of at most 2,046 bytes, so a
 * payment with a longer word in its name could not be stored. Existing longer words still match, because they begin with the
 * shortened word.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const found = await sql<{ readonly words: string }>`
    select prosrc as words from pg_proc where oid = 'payment_words(text)'::regprocedure`.execute(database)
  const [{ words } = { words: '' }] = found.rows
  // The generated columns refer to this function, so only its body is replaced.
  await sql
    .raw(
      `create or replace function payment_words(text) returns text[] language sql immutable parallel safe as $words$
        select array(select left(word, 200) from unnest((${words})) with ordinality as listed(word, place) order by place)
      $words$`,
    )
    .execute(database)
}
