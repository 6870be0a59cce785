import { type Kysely, sql } from 'kysely'

// With the "C" collation, the result does not depend on the server's locale. With a Turkish locale, for example, the lower
// case of "I" is not "i".
const canonical = (column: string): string => `case
  when ${column} collate "C" ~* '^(0x[0-9a-f]{40}|(bc|ltc)1[0-9a-z]+|(bitcoincash:)?[qp][02-9ac-hj-np-z]{41,})$'
  then regexp_replace(lower(${column} collate "C"), '^bitcoincash:', '')
  else ${column}
end`

const statements = [
  // A user with two spellings of a wallet address keeps both wallets, since each wallet may have a profile. Only one of the
  // wallets gets the canonical spelling.
  `update wallets set address = ranked.canonical
    from (
      select id, canonical,
        row_number() over (partition by user_id, currency, canonical order by address = canonical desc, position) as place
      from (select *, ${canonical('address')} as canonical from wallets) as spelled
    ) as ranked
    where wallets.id = ranked.id and place = 1 and wallets.address <> ranked.canonical`,
  `update payors set settled_address = ${canonical('settled_address')} where settled_address is not null`,
]

/**
 * Rewrites the different spellings of a wallet address to one canonical text. If the letter case of an address is not
 * significant, its letters become lower case. Bitcoin Cash addresses lose their prefix.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database)
}
