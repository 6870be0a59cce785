import type { InputOf } from '@paydeck/adapters/wire/call'
import type { postPaymentExport } from '@paydeck/adapters/wire/payments/payment-search'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../kernel/refusals.ts'
import { type Marked, paidStatuses, type Rows } from './mixed-list.ts'

/** What is looked for; what is left out does not narrow it. */
export type Wanted = Omit<InputOf<typeof postPaymentExport>, 'format'>

/** A place in a list: behind the item of this time and id. */
export interface Place {
  readonly at: number
  readonly id: string
}

/** Longest text that is searched for. */
const longestText = 200

const checked = (wanted: Wanted): Wanted => {
  const { text, from = 0, to = 0, least, most } = wanted
  // Null is what could not be read: without that bound more would be found than was asked for.
  if (least === null || most === null) refuse(422, 'An amount is not an amount.')
  if (text.length > longestText) refuse(422, `The text has up to ${longestText} characters.`)
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) ? wanted : refuse(422, 'A date is not a date.')
}

type Condition = RawBuilder<boolean>

const when = <A>(value: A | null | undefined, condition: (value: A) => Condition): ReadonlyArray<Condition> =>
  value === null || value === undefined ? [] : [condition(value)]

/** Where the items of a list are kept, when each of them was, and what they were paid in. */
const keptOf = ({ list, coin }: Wanted) =>
  list === 'payouts'
    ? {
        table: sql.table('payouts'),
        at: sql.ref<number>('happenedAt'),
        isOfList: [],
        isInCoin: when(coin, (code) => sql`transactions @> ${JSON.stringify([{ transactionCurrency: code }])}::jsonb`),
      }
    : {
        table: sql.table('invoices'),
        at: sql.ref<number>('timestamp'),
        isOfList: [sql<boolean>`list = ${list} and status in (${sql.join(paidStatuses)})`],
        isInCoin: when(coin, (code) => sql`tx_currency = ${code}`),
      }

/** All that an item has to be. Each word of the text begins one of its words; a text of no word is in none. */
const conditions = ({ user }: Rows, wanted: Wanted): ReadonlyArray<Condition> => {
  const { text, from, to, least, most, status } = wanted
  const { at, isOfList, isInCoin } = keptOf(wanted)
  return [
    sql<boolean>`user_id = ${user.id}`,
    ...isOfList,
    ...isInCoin,
    ...when(text.trim() === '' ? null : text, (words) => sql`search @@ payment_query(${words})`),
    ...when(from, (first) => sql`${at} >= ${first}`),
    ...when(to, (last) => sql`${at} <= ${last}`),
    ...when(least, (amount) => sql`price_number >= ${amount}::numeric`),
    ...when(most, (amount) => sql`price_number <= ${amount}::numeric`),
    ...when(status, (label) => sql`label = ${label}`),
  ]
}

const all = (some: ReadonlyArray<Condition>) => sql.join(some, sql` and `)

/** What the items of a list are. */
export const kindOf = ({ list }: Pick<Wanted, 'list'>): Marked['kind'] => (list === 'payouts' ? 'payout' : 'invoice')

/** The query for the next items behind a place, newest first: what arrives meanwhile comes before it, and moves nothing. */
export const foundQuery = (rows: Rows, asked: Wanted, behind: Place | null, limit: number) => {
  const wanted = checked(asked)
  const { table, at } = keptOf(wanted)
  const place = when(behind, (last) => sql`${at} <= ${last.at} and (${at} < ${last.at} or id > ${last.id})`)
  return sql<Marked>`select ${sql.lit(kindOf(wanted))} as kind, id, ${at} as at from ${table}
    where ${all([...conditions(rows, wanted), ...place])} order by ${at} desc, id limit ${limit}`
}

/** The query for the ids of all of them at one moment, newest first, in one row: null where there are none. */
export const foundIdsQuery = (rows: Rows, asked: Wanted) => {
  const wanted = checked(asked)
  const { table, at } = keptOf(wanted)
  return sql<{ readonly ids: ReadonlyArray<string> | null }>`
    select array_agg(id order by ${at} desc, id) as ids from ${table} where ${all(conditions(rows, wanted))}`
}

export const countQuery = (rows: Rows, asked: Wanted) => {
  const wanted = checked(asked)
  return sql<{ readonly count: string }>`select count(*)::text as count from ${keptOf(wanted).table}
    where ${all(conditions(rows, wanted))}`
}
