import type { InputOf } from '@paydeck/adapters/wire/call'
import type { postPaymentExport } from '@paydeck/adapters/wire/payments/payment-search'
import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../kernel/refusals.ts'
import type { ListContext, ListPosition } from './mixed-list.ts'
import { listedStatuses } from './statuses.ts'

/** Input of a search. Omitted fields match every item. */
export type SearchInput = Omit<InputOf<typeof postPaymentExport>, 'format'>

/** Cursor in a list: a page begins after the item that has this time and id. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

/** Maximum length of a search text. */
const longestText = 200

const validated = (search: SearchInput): SearchInput => {
  const { text, from = 0, to = 0, least, most } = search
  // Null means that an amount could not be parsed. Ignoring such an amount would return more items than the client wants.
  if (least === null || most === null) refuse(422, 'The amount is not valid.')
  if (text.length > longestText) refuse(422, `Enter up to ${longestText} characters.`)
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) ? search : refuse(422, 'The date is not valid.')
}

type Condition = RawBuilder<boolean>

const ifPresent = <A>(value: A | null | undefined, condition: (value: A) => Condition): ReadonlyArray<Condition> =>
  value === null || value === undefined ? [] : [condition(value)]

/** Returns the table, time column and conditions of a list. */
const tableOf = ({ list, coin }: SearchInput) =>
  list === 'payouts'
    ? {
        table: sql.table('payouts'),
        at: sql.ref<number>('happenedAt'),
        isOfList: [],
        isInCoin: ifPresent(
          coin,
          (code) => sql`transactions @> ${JSON.stringify([{ transactionCurrency: code }])}::jsonb`,
        ),
      }
    : {
        table: sql.table('invoices'),
        at: sql.ref<number>('timestamp'),
        isOfList: [sql<boolean>`list = ${list} and status in (${sql.join(listedStatuses)})`],
        isInCoin: ifPresent(coin, (code) => sql`tx_currency = ${code}`),
      }

/**
 * Returns the conditions of a search. Each word of the search text must be the beginning of a word of the item. A search
 * text that contains no word at all, such as "-", matches nothing.
 */
const conditions = ({ user }: ListContext, search: SearchInput): ReadonlyArray<Condition> => {
  const { text, from, to, least, most, status } = search
  const { at, isOfList, isInCoin } = tableOf(search)
  return [
    sql<boolean>`user_id = ${user.id}`,
    ...isOfList,
    ...isInCoin,
    ...ifPresent(text.trim() === '' ? null : text, (words) => sql`search @@ payment_query(${words})`),
    ...ifPresent(from, (first) => sql`${at} >= ${first}`),
    ...ifPresent(to, (last) => sql`${at} <= ${last}`),
    ...ifPresent(least, (amount) => sql`price_number >= ${amount}::numeric`),
    ...ifPresent(most, (amount) => sql`price_number <= ${amount}::numeric`),
    ...ifPresent(status, (label) => sql`label = ${label}`),
  ]
}

const all = (some: ReadonlyArray<Condition>) => sql.join(some, sql` and `)

/** Returns the kind of a list's items. */
export const kindOf = ({ list }: Pick<SearchInput, 'list'>): ListPosition['kind'] =>
  list === 'payouts' ? 'payout' : 'invoice'

/**
 * Returns the query for the items after a cursor, newest first. New items come before the cursor, so they do not shift the
 * items of the next page.
 */
export const foundQuery = (context: ListContext, input: SearchInput, cursor: Cursor | null, limit: number) => {
  const search = validated(input)
  const { table, at } = tableOf(search)
  const cursorCondition = ifPresent(
    cursor,
    (last) => sql`${at} <= ${last.at} and (${at} < ${last.at} or id > ${last.id})`,
  )
  return sql<ListPosition>`select ${sql.lit(kindOf(search))} as kind, id, ${at} as at from ${table}
    where ${all([...conditions(context, search), ...cursorCondition])} order by ${at} desc, id limit ${limit}`
}

/**
 * Returns a query that reads the ids of all matching items into a single row, newest first. The ids are null if nothing
 * matches.
 */
export const foundIdsQuery = (context: ListContext, input: SearchInput) => {
  const search = validated(input)
  const { table, at } = tableOf(search)
  return sql<{ readonly ids: ReadonlyArray<string> | null }>`
    select array_agg(id order by ${at} desc, id) as ids from ${table} where ${all(conditions(context, search))}`
}

export const countQuery = (context: ListContext, input: SearchInput) => {
  const search = validated(input)
  return sql<{ readonly count: string }>`select count(*)::text as count from ${tableOf(search).table}
    where ${all(conditions(context, search))}`
}
