import { type Kysely, sql } from 'kysely'

/**
 * Cuts the indexed words to the length to which `payment_query` cuts the words of a search. Otherwise, a payment with a word
 * of more than 2,046 bytes could not be stored, because the index rejects such a word. Rows that were stored before this
 * migration keep their uncut words. A search still finds these rows, because it compares the beginnings of words.
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
