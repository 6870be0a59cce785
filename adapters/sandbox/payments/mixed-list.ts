import type { ListName, MerchantStatus } from '@paydeck/core/model'
import { sql } from 'kysely'
import type { CallContext } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { toldInvoice, toldPayout, type ToldInvoice, type ToldPayout } from './told.ts'

/** Most rows that one answer holds. */
const mostRows = 100

/** Most rows that one begins after. */
const mostSkipped = 1_000_000

/** What was paid, however it went on. */
export const paidStatuses = ['paid', 'confirmed', 'complete', 'invalid', 'paidPartial', 'paidOver', 'declined'] as const

export type Rows = Pick<CallContext, 'database' | 'user' | 'now'>

/** A user's invoices that any list shows: nothing that was never paid. */
const shownInvoices = ({ database, user }: Rows) =>
  database.selectFrom('invoices').where('userId', '=', user.id).where('status', 'in', paidStatuses)

/** Those that the network is about to confirm: what was paid too little, or is sent back, is about nothing. */
const confirmingInvoices = ({ database, user }: Rows) =>
  database
    .selectFrom('invoices')
    .where('userId', '=', user.id)
    .where('status', '=', 'paid')
    .where('alreadyRefunded', '=', false)
    .where(({ eb, or }) =>
      or([eb('exceptionStatus', 'is', null), eb('exceptionStatus', 'not in', ['paidPartial', 'declined'])]),
    )

export const invoicesOf = (rows: Rows, merchantStatus: MerchantStatus) =>
  merchantStatus === 'USER_CONFIRMING' ? confirmingInvoices(rows) : shownInvoices(rows)

export const payoutsOf = ({ database, user }: Rows) => database.selectFrom('payouts').where('userId', '=', user.id)

export const countOf = (limit: number): number =>
  Number.isSafeInteger(limit) && limit >= 1 && limit <= mostRows
    ? limit
    : refuse(400, `The limit has to be a number from 1 to ${mostRows}.`)

export const skipOf = (skip: number): number =>
  Number.isSafeInteger(skip) && skip >= 0 && skip <= mostSkipped
    ? skip
    : refuse(400, `The skip has to be a number from 0 to ${mostSkipped}.`)

/** An instant of a request, milliseconds since 1970; `name` is for the refusal. */
export const instantOf = (text: string, name: string): number => {
  const at = Date.parse(text)
  return Number.isFinite(at) ? at : refuse(400, `The ${name} is not a date.`)
}

export type Item = ToldInvoice | ToldPayout

interface Page {
  readonly from: number
  readonly limit: number
  readonly skip: number
  readonly merchantStatus: MerchantStatus
}

/** Where an item stands in its list. */
export interface Marked {
  readonly kind: 'invoice' | 'payout'
  readonly id: string
  readonly at: number
}

/** The rows of these marks, told, in their order. */
export const toldOf = async (rows: Rows, marks: ReadonlyArray<Omit<Marked, 'at'>>): Promise<ReadonlyArray<Item>> => {
  const idsOf = (wanted: 'invoice' | 'payout') => [
    ...marks.filter(({ kind }) => kind === wanted).map(({ id }) => id),
    '',
  ]
  const [invoices, payouts] = await Promise.all([
    rows.database.selectFrom('invoices').selectAll().where('id', 'in', idsOf('invoice')).execute(),
    rows.database.selectFrom('payouts').selectAll().where('id', 'in', idsOf('payout')).execute(),
  ])
  const now = rows.now()
  const told = new Map<string, Item>([
    ...invoices.map((row) => [row.id, toldInvoice(row)] as const),
    ...payouts.map((row) => [row.id, toldPayout(row, now)] as const),
  ])
  return marks.flatMap(({ id }) => told.get(id) ?? [])
}

/** A page of invoices and payouts together, newest first; those that confirm are invoices alone. */
export const mixedPage = async (rows: Rows, page: Page): Promise<ReadonlyArray<Item>> => {
  const { from, limit, skip, merchantStatus } = page
  const invoices = invoicesOf(rows, merchantStatus)
    .where('timestamp', '>=', from)
    .select([sql<'invoice' | 'payout'>`'invoice'`.as('kind'), 'id', 'timestamp as at'])
  const both =
    merchantStatus === 'USER_CONFIRMING'
      ? invoices
      : invoices.unionAll(
          payoutsOf(rows)
            .where('happenedAt', '>=', from)
            .select([sql<'invoice' | 'payout'>`'payout'`.as('kind'), 'id', 'happenedAt as at']),
        )
  return toldOf(rows, await both.orderBy('at', 'desc').orderBy('id').limit(limit).offset(skip).execute())
}

/** When the oldest item of a list was, from some instant on; null: there is none. */
export const oldestOf = async (
  rows: Rows,
  list: ListName,
  { from, merchantStatus }: Pick<Page, 'from' | 'merchantStatus'>,
): Promise<number | null> => {
  if (list === 'payouts') {
    const payouts = payoutsOf(rows).where('happenedAt', '>=', from)
    return (await payouts.select('happenedAt as at').orderBy('happenedAt').limit(1).executeTakeFirst())?.at ?? null
  }
  const invoices = invoicesOf(rows, merchantStatus).where('list', '=', list).where('timestamp', '>=', from)
  return (await invoices.select('timestamp as at').orderBy('timestamp').limit(1).executeTakeFirst())?.at ?? null
}
