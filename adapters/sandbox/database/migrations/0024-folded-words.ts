import { type Kysely, sql } from 'kysely'

/** Makes searches ignore diacritics and compatibility forms, so that "cafe" finds "Café" in any Unicode form. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const found = await sql<{ readonly words: string }>`
    select prosrc as words from pg_proc where oid = 'payment_words(text)'::regprocedure`.execute(database)
  const words = (found.rows[0]?.words ?? '').replaceAll(
    '$1',
    String.raw`regexp_replace(normalize($1, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')`,
  )
  await sql
    .raw(
      `create or replace function payment_words(text) returns text[] language sql immutable parallel safe as $words$${words}$words$`,
    )
    .execute(database)
  // An update recomputes the generated columns.
  await sql`update invoices set merchant_name = merchant_name`.execute(database)
  await sql`update payouts set merchant_name = merchant_name`.execute(database)
}
