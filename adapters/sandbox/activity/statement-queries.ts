import type { EntryKind, Totals } from '@paydeck/core/model'
import { sql } from 'kysely'
import { day } from '../kernel/seeded-random.ts'
import type { Branch } from './branch.ts'
import { cardBranches } from './card-entries.ts'
import { entriesOf, others, timelineOrder, totals, union } from './queries.ts'

/** Month of a statement. */
export interface Month {
  readonly year: number
  /** 1 for January. */
  readonly month: number
  /** Canonical IANA name. */
  readonly zone: string
}

/** Entry of a statement. Amounts are decimal text without a sign. */
export interface StatementEntry {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: EntryKind
  readonly title: string | null
  /** Id of the account, which begins with "card:", "coin:" or "wallet:". */
  readonly account: string | null
  /** Null if the amount is unreadable. */
  readonly amount: string | null
  readonly currency: string | null
  /** Fee in US dollars, which is part of the amount. */
  readonly fee: string | null
  /** True if money left the card. */
  readonly isNegative: boolean
}

/** Card of a statement. Amounts are decimal text in the currency of the card. */
export interface StatementCard {
  readonly id: string
  readonly name: string
  readonly lastFourDigits: string
  readonly currency: string
  /** Balance before the month, calculated back from the closing balance. Null if unknown. */
  readonly opening: string | null
  readonly in: string
  readonly out: string
  /** Part of `out`. */
  readonly fees: string
  /** Balance after the month, calculated back from the present balance. Null if unknown. */
  readonly closing: string | null
}

/** SQL of the first day of the month in which an entry is, in the zone. */
const monthAt = (zone: string) => sql`date_trunc('month', to_timestamp(at / 1000) at time zone ${zone})`
const firstDay = ({ year, month }: Month) => sql`make_date(${year}, ${month}, 1)::timestamp`

/** Times between which all entries of the month are, in every zone. The index finds these entries. */
const around = ({ year, month }: Month) => ({
  from: Date.UTC(year, month - 1, 1) - day,
  to: Date.UTC(year, month, 1) + day,
})

const read = (branch: Branch, userId: string, { from, to }: { readonly from: number; readonly to?: number }) => {
  const { at, kind, state, account, title, amount, currency, isUsd, fee } = branch.columns
  const isNegative = branch.source === 'card' ? 'price_number < 0' : 'false'
  const columns = `, (${kind})::text as kind, (${state})::text as state, (${account})::text as account,
    (${title})::text as title, (${amount})::numeric as amount, (${currency})::text as currency,
    case when ${isUsd} then ${amount} end as usd, (${fee})::numeric as fee, ${isNegative} as is_negative`
  const conditions = [sql`${sql.raw(at)} >= ${from}`, ...(to === undefined ? [] : [sql`${sql.raw(at)} < ${to}`])]
  return entriesOf(branch, { userId, more: sql.raw(columns), conditions })
}

/**
 * SQL of the cards with their balances. The balance contains the final transactions only, so the closing balance is the
 * present balance without the later final transactions.
 */
const cardsOf = (userId: string, month: Month) => sql`
  with move as (
    select card, kind, currency, case when is_negative then -amount else amount end as price,
      ${monthAt(month.zone)} > ${firstDay(month)} as is_later
    from (${union(cardBranches.other.map((branch) => read(branch, userId, { from: around(month).from })))}) as one
    where state = 'final' and ${monthAt(month.zone)} >= ${firstDay(month)}
  ), sums as (
    select id, position, nickname, last_four_digits, currency_code, amount_number(card_balance) as balance,
      coalesce(sum(price) filter (where is_later), 0) as later,
      coalesce(sum(price) filter (where not is_later and price > 0), 0) as earned,
      coalesce(-sum(price) filter (where not is_later and price < 0), 0) as spent,
      coalesce(-sum(price) filter (where not is_later and price < 0 and kind = 'cardFee'), 0) as fees,
      coalesce(bool_or(is_later and (price is null or currency <> currency_code)), false) as is_unknown_later,
      coalesce(bool_or(not is_later and (price is null or currency <> currency_code)), false) as is_unknown
    from debit_cards left join move on move.card = debit_cards.id
    where user_id = ${userId} group by id
  )
  select position, id, nickname as name, last_four_digits as "lastFourDigits", currency_code as currency,
    case when not is_unknown_later and not is_unknown then balance - later - earned + spent end::text as opening,
    earned::text as "in", spent::text as "out", fees::text as fees,
    case when not is_unknown_later then balance - later end::text as closing
  from sums`

/** Returns the query for the final entries of a month, newest first, their totals, and the cards. */
export const statementQuery = (userId: string, month: Month) => sql<{
  readonly entries: ReadonlyArray<StatementEntry>
  readonly totals: Totals
  readonly cards: ReadonlyArray<StatementCard>
}>`
  with entry as materialized (${union(
    others.filter(({ source }) => source !== 'security').map((branch) => read(branch, userId, around(month))),
  )}), stated as (select * from entry where state = 'final' and ${monthAt(month.zone)} = ${firstDay(month)})
  select
    (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'kind', kind, 'title', title, 'account', account,
      'amount', amount::text, 'currency', currency, 'fee', fee::text, 'isNegative', coalesce(is_negative, false))
      order by ${timelineOrder}), '[]') from stated) as entries,
    (select ${totals} from stated) as totals,
    (select coalesce(jsonb_agg(to_jsonb(card) order by position), '[]') from (${cardsOf(userId, month)}) as card) as cards`
