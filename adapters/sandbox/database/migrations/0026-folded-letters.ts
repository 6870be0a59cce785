import { type Kysely, sql } from 'kysely'

const diacritics = String.raw`\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`

/** Invisible characters, except for tabs and line ends, which separate words. */
const hidden = [
  String.raw`\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F`,
  String.raw`\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`,
  String.raw`\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF`,
].join('')

const folded = (ignored: string): string => `regexp_replace(normalize($1, NFKD), '[${ignored}]', '', 'g')`

/** Makes searches ignore invisible characters, and treat all forms of the letter sigma as the same letter. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const found = await sql<{ readonly words: string }>`
    select prosrc as words from pg_proc where oid = 'payment_words(text)'::regprocedure`.execute(database)
  const before = found.rows[0]?.words ?? ''
  const words = before.replaceAll(folded(diacritics), `translate(${folded(diacritics + hidden)}, 'Σς', 'σσ')`)
  if (words === before) throw new Error('payment_words has another body than migration 0024 gave it')
  await sql
    .raw(
      `create or replace function payment_words(text) returns text[] language sql immutable parallel safe as $words$${words}$words$`,
    )
    .execute(database)
  // An update recomputes the generated columns.
  await sql`update invoices set merchant_name = merchant_name`.execute(database)
  await sql`update payouts set merchant_name = merchant_name`.execute(database)
}
