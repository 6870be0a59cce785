import type { getActivity } from '@paydeck/adapters/wire/activity/timeline'
import type { InputOf } from '@paydeck/adapters/wire/call'
import type { MonthTotals, TimelineChoices, Totals } from '@paydeck/core/model'
import { type RawBuilder, sql } from 'kysely'
import type { Branch, RowKind, Source } from './branch.ts'
import { cardBranches } from './card-entries.ts'
import { paymentBranches } from './payment-entries.ts'
import { securityBranches } from './security-entries.ts'

/** Conditions of a query. Omitted ones match every entry. */
export type Conditions = Omit<InputOf<typeof getActivity>, 'timeZone' | 'limit' | 'after'>

/** Position in the timeline: a page begins after the entry that has this time, source and id. */
export interface Cursor {
  readonly at: number
  readonly source: Source
  readonly entryId: string
}

/** Place of the item of an entry. `card` is the id of the card, or null. */
export interface Position extends Cursor {
  readonly row: RowKind
  readonly id: string
  readonly part: string | null
  readonly card: string | null
}

type Condition = RawBuilder<unknown>

const ifPresent = <A>(value: A | null | undefined, condition: (value: A) => Condition): ReadonlyArray<Condition> =>
  value === null || value === undefined ? [] : [condition(value)]

const isOneOf = (column: string, words: ReadonlyArray<string>): Condition =>
  sql`${sql.raw(`(${column})`)} in (${sql.join(words)})`

const listed = (column: string, words: ReadonlyArray<string> = []): ReadonlyArray<Condition> =>
  words.length === 0 ? [] : [isOneOf(column, words)]

/** Returns the conditions of a query, except the period, for the columns of a branch. */
const matching = ({ columns }: Branch, query: Conditions): ReadonlyArray<Condition> => [
  ...listed(columns.kind, query.kinds),
  ...listed(columns.account, query.accounts),
  ...listed(columns.status, query.statuses),
  ...ifPresent(query.coin, (coin) => isOneOf(columns.coin, [coin])),
  ...ifPresent(query.least, (least) => sql`${sql.raw(columns.amount)} >= ${least}::numeric`),
  ...ifPresent(query.most, (most) => sql`${sql.raw(columns.amount)} <= ${most}::numeric`),
  ...ifPresent(
    query.text === undefined || query.text.trim() === '' ? null : query.text,
    (text) => sql`${sql.raw(columns.words)} @@ payment_query(${text})`,
  ),
]

/** False if no entry of a branch can match. Its rows are then not read. */
const canMatch = ({ kinds, accounts, source }: Branch, query: Conditions): boolean =>
  (query.kinds === undefined || query.kinds.length === 0 || query.kinds.some((kind) => kinds.includes(kind))) &&
  (query.accounts === undefined ||
    query.accounts.length === 0 ||
    (accounts !== null && query.accounts.some((id) => id.startsWith(accounts)))) &&
  (query.coin === undefined || source === 'payments')

const within = ({ columns }: Branch, { from, to }: Conditions): ReadonlyArray<Condition> => [
  ...ifPresent(from, (first) => sql`${sql.raw(columns.at)} >= ${first}`),
  ...ifPresent(to, (last) => sql`${sql.raw(columns.at)} <= ${last}`),
]

/** Returns the condition for the entries of a branch that come after a cursor. */
const after = ({ source, columns }: Branch, cursor: Cursor | null): ReadonlyArray<Condition> => {
  if (cursor === null) return []
  const at = sql.raw(columns.at)
  if (source < cursor.source) return [sql`${at} < ${cursor.at}`]
  if (source > cursor.source) return [sql`${at} <= ${cursor.at}`]
  const isLater = sql`(${sql.raw(columns.entryId)}) collate "C" > ${cursor.entryId}`
  return [sql`${at} <= ${cursor.at} and (${at} < ${cursor.at} or ${isLater})`]
}

const and = (conditions: ReadonlyArray<Condition>): Condition => sql.join(conditions, sql` and `)

interface Reading {
  readonly userId: string
  /** SQL of further columns. */
  readonly more?: Condition
  readonly conditions: ReadonlyArray<Condition>
  readonly limit?: number
}

/** Returns the query for the entries of a branch. Rows of cards are read for one card after another. */
export const entriesOf = (branch: Branch, { userId, more = sql``, conditions, limit }: Reading): Condition => {
  const { row, source, columns, from, owner, where, order } = branch
  const place = sql.raw(
    `'${row}' as row, '${source}' as source, ${source === 'card' ? 'card_id' : 'null'} as card, ${columns.id} as id,
    ${columns.part} as part, ${columns.at} as at, ${columns.entryId} as entry_id`,
  )
  const all = [...(owner === null ? [] : [sql`${sql.raw(owner)} = ${userId}`]), sql`${sql.raw(where)}`, ...conditions]
  const first = limit === undefined ? sql`` : sql`order by ${sql.raw(order)} limit ${limit}`
  const own = sql`(select ${place} ${more} from ${sql.raw(from)} where ${and(all)} ${first})`
  return owner === null
    ? sql`(select own.* from debit_cards as card cross join lateral ${own} as own where card.user_id = ${userId})`
    : own
}

export const union = (parts: ReadonlyArray<Condition>): Condition => sql.join(parts, sql` union all `)

const pending: ReadonlyArray<Branch> = [
  ...cardBranches.pending,
  ...paymentBranches.pending,
  ...securityBranches.pending,
]
/** Branches of the entries that are not pending. */
export const others: ReadonlyArray<Branch> = [
  ...cardBranches.other,
  ...paymentBranches.other,
  ...securityBranches.other,
]

export const timelineOrder = sql.raw('at desc, source collate "C", entry_id collate "C"')

/**
 * Returns the query for the entries after a cursor that are not pending, newest first. Each branch reads at most `limit`
 * rows by its index, however many the user has. New entries come before the cursor, so they do not shift the next page.
 */
export const pageQuery = (userId: string, query: Conditions, cursor: Cursor | null, limit: number) => {
  // A query without parts is no query, so the branch with the fewest entries is always read.
  const parts = others
    .filter((branch, index) => index === others.length - 1 || canMatch(branch, query))
    .map((branch) =>
      entriesOf(branch, {
        userId,
        conditions: [...within(branch, query), ...after(branch, cursor), ...matching(branch, query)],
        limit,
      }),
    )
  return sql<Position>`select * from (${union(parts)}) as entry order by ${timelineOrder} limit ${limit}`
}

/** Contents of the first page, besides its entries. */
export interface Summary {
  readonly count: number
  readonly months: ReadonlyArray<MonthTotals>
  readonly totals: Totals
  readonly kinds: TimelineChoices['kinds']
  readonly accounts: TimelineChoices['accounts']
  readonly pending: ReadonlyArray<Position>
}

const sumOf = (amount: string, direction: string): string =>
  `coalesce(sum(${amount}) filter (where ${direction}), 0)::text`

/** SQL of the totals of a group of entries. */
export const totals = sql.raw(`jsonb_build_object(
  'in', ${sumOf('usd', `kind in ('payout', 'paymentRefund', 'cardRefund')`)},
  'out', ${sumOf('usd', `kind in ('cardPurchase', 'cardFee', 'payment', 'donation', 'bill')`)},
  'fees', ${sumOf('fee', 'true')},
  'moved', ${sumOf('usd', `kind = 'cardLoad'`)},
  'isIncomplete', coalesce(bool_or(usd is null and kind <> 'securityChange'), false))`)

/** Returns the query for the totals, the choices and the pending entries. It reads each entry of the period once. */
export const summaryQuery = (userId: string, query: Conditions, timeZone: string) => {
  const read = (branch: Branch, period: ReadonlyArray<Condition>): Condition => {
    const { kind, state, account, amount, isUsd, fee } = branch.columns
    const columns = `(${kind})::text as kind, (${state})::text as state, (${account})::text as account,
      case when ${isUsd} then ${amount} end as usd, (${fee})::numeric as fee`
    const filters = matching(branch, query)
    const isMatch = filters.length === 0 ? sql`true` : sql`coalesce(${and(filters)}, false)`
    return entriesOf(branch, { userId, more: sql`, ${sql.raw(columns)}, ${isMatch} as is_match`, conditions: period })
  }
  const parts = [...others.map((one) => read(one, within(one, query))), ...pending.map((one) => read(one, []))]
  return sql<Summary>`
    with entry as materialized (${union(parts)}), found as (select * from entry where is_match)
    select
      (select count(*)::int from found) as count,
      (select coalesce(jsonb_agg(jsonb_build_object('month', month) || sums order by month desc), '[]') from (
        select to_char(start, 'YYYY-MM') as month, ${totals} as sums from (
          select *, date_trunc('month', to_timestamp(at / 1000) at time zone ${timeZone}) as start from found
            where state = 'final') as final group by start) as monthly) as months,
      (select ${totals} from found where state = 'pending') as totals,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count) order by kind collate "C"), '[]') from (
        select kind, count(*) as count from entry group by kind) as by_kind) as kinds,
      (select coalesce(jsonb_agg(jsonb_build_object('id', account, 'count', count) order by account collate "C"), '[]') from (
        select account, count(*) as count from entry where account is not null group by account) as by_account) as accounts,
      (select coalesce(jsonb_agg(jsonb_build_object('row', row, 'source', source, 'card', card, 'id', id, 'part', part,
        'at', at, 'entryId', entry_id) order by ${timelineOrder}), '[]') from found where state = 'pending') as pending`
}
