import type { ListName, MerchantStatus } from '@paydeck/core/model'
import { sql } from 'kysely'
import type { CallContext } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'
import { listedColumns, toInvoiceDto, toPayoutDto, type InvoiceDto, type PayoutDto } from './serializers.ts'
import { listedStatuses } from './statuses.ts'

/** Maximum number of rows in a response. */
const maxRows = 100

/** Maximum number of rows to skip. */
const maxSkip = 1_000_000

export type ListContext = Pick<CallContext, 'database' | 'user' | 'now'>

/** Selects the invoices that appear in the user's lists, by status. Unpaid and expired invoices are excluded. */
const listedInvoices = ({ database, user }: ListContext) =>
  database.selectFrom('invoices').where('userId', '=', user.id).where('status', 'in', listedStatuses)

/**
 * Selects the user's invoices whose payment waits for confirmations of the network. Excludes invoices that are underpaid,
 * declined or refunded.
 */
const confirmingInvoices = ({ database, user }: ListContext) =>
  database
    .selectFrom('invoices')
    .where('userId', '=', user.id)
    .where('status', '=', 'paid')
    .where('alreadyRefunded', '=', false)
    .where(({ eb, or }) =>
      or([eb('exceptionStatus', 'is', null), eb('exceptionStatus', 'not in', ['paidPartial', 'declined'])]),
    )

export const invoicesOf = (context: ListContext, merchantStatus: MerchantStatus) =>
  merchantStatus === 'USER_CONFIRMING' ? confirmingInvoices(context) : listedInvoices(context)

export const payoutsOf = ({ database, user }: ListContext) =>
  database.selectFrom('payouts').where('userId', '=', user.id)

export const parseLimit = (limit: number): number =>
  Number.isSafeInteger(limit) && limit >= 1 && limit <= maxRows
    ? limit
    : refuse(400, `The limit must be a number from 1 to ${maxRows}.`)

export const parseSkip = (skip: number): number =>
  Number.isSafeInteger(skip) && skip >= 0 && skip <= maxSkip
    ? skip
    : refuse(400, `The skip must be a number from 0 to ${maxSkip}.`)

/** Parses an instant to milliseconds since 1970; `name` is for the error message. */
export const parseInstant = (text: string, name: string): number => {
  const at = Date.parse(text)
  return Number.isFinite(at) ? at : refuse(400, `The ${name} is not valid.`)
}

export type Item = InvoiceDto | PayoutDto

interface Page {
  /** Start of the page in milliseconds since 1970: a number, or a query that returns it. */
  readonly from: number | ReturnType<typeof oldestTime>
  readonly limit: number
  readonly skip: number
  readonly merchantStatus: MerchantStatus
}

/** Identifies an item of a list by its kind, id and time. */
export interface ListPosition {
  readonly kind: 'invoice' | 'payout'
  readonly id: string
  readonly at: number
}

/** Loads the items with the given kinds and ids, in the given order. */
export const loadDtos = async (
  { database, now }: ListContext,
  positions: ReadonlyArray<Omit<ListPosition, 'at'>>,
): Promise<ReadonlyArray<Item>> => {
  const idsOf = (expectedKind: ListPosition['kind']) =>
    positions.filter(({ kind }) => kind === expectedKind).map(({ id }) => id)
  const load = async <A>(
    ids: ReadonlyArray<string>,
    read: (ids: ReadonlyArray<string>) => Promise<ReadonlyArray<A>>,
  ) => (ids.length === 0 ? [] : read(ids))
  const [invoices, payouts] = await Promise.all([
    load(idsOf('invoice'), (ids) =>
      database.selectFrom('invoices').select(listedColumns).where('id', 'in', ids).execute(),
    ),
    load(idsOf('payout'), (ids) => database.selectFrom('payouts').selectAll().where('id', 'in', ids).execute()),
  ])
  const at = now()
  const dtos = new Map<string, Item>([
    ...invoices.map((row) => [row.id, toInvoiceDto(row)] as const),
    ...payouts.map((row) => [row.id, toPayoutDto(row, at)] as const),
  ])
  return positions.flatMap(({ id }) => dtos.get(id) ?? [])
}

/**
 * Loads a page of invoices and payouts, newest first. If `merchantStatus` is `USER_CONFIRMING`, the page contains only
 * invoices.
 */
export const mixedPage = async (context: ListContext, page: Page): Promise<ReadonlyArray<Item>> => {
  const { from, limit, skip, merchantStatus } = page
  const invoices = invoicesOf(context, merchantStatus)
    .where('timestamp', '>=', from)
    .select([sql<'invoice' | 'payout'>`'invoice'`.as('kind'), 'id', 'timestamp as at'])
  const both =
    merchantStatus === 'USER_CONFIRMING'
      ? invoices
      : invoices.unionAll(
          payoutsOf(context)
            .where('happenedAt', '>=', from)
            .select([sql<'invoice' | 'payout'>`'payout'`.as('kind'), 'id', 'happenedAt as at']),
        )
  return loadDtos(context, await both.orderBy('at', 'desc').orderBy('id').limit(limit).offset(skip).execute())
}

/** Selects the time of the oldest item in a list, ignoring items before `from`. */
export const oldestTime = (
  context: ListContext,
  list: ListName,
  { from, merchantStatus }: { readonly from: number; readonly merchantStatus: MerchantStatus },
) =>
  list === 'payouts'
    ? payoutsOf(context).where('happenedAt', '>=', from).select('happenedAt as at').orderBy('happenedAt').limit(1)
    : invoicesOf(context, merchantStatus)
        .where('list', '=', list)
        .where('timestamp', '>=', from)
        .select('timestamp as at')
        .orderBy('timestamp')
        .limit(1)
