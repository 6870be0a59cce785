import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { refuse } from '../kernel/refusals.ts'
import { runDueCardWork } from './card-moves.ts'
import { type Card, ownCard } from './own-card.ts'
import { pendingTopUps, instant, type TransactionDto, toTransactionDto, toTopUpDto } from './transactions.ts'

interface Window {
  readonly from: number
  /** End of the time window, exclusive. Later transactions are left out, so that they do not shift the pages of the list. */
  readonly to: number
}

/**
 * Returns the requested time window. The control page can advance the account's clock but not the browser's clock. The end
 * of the window is therefore later by the difference of the clocks, so that newly settled transactions are listed.
 */
const windowOf = ({ user }: CallContext, startDate: string, endDate: string): Window => ({
  from: instant(startDate, 'start date'),
  to: instant(endDate, 'end date') + Math.max(0, user.clockOffset),
})

/** Maximum number of rows in one response (CARD-053). */
const mostRows = 100

const counted = (value: number, most: number, name: string): number =>
  Number.isInteger(value) && value >= 1 && value <= most ? value : refuse(422, `The ${name} must be from 1 to ${most}.`)

const newest = (one: TransactionDto, other: TransactionDto): number => (other.dates.auth ?? 0) - (one.dates.auth ?? 0)

/**
 * Returns the pending transactions of a card, newest first. Includes the pending top-ups if `withTopUps` is set (CARD-062).
 */
const pendingOf = async (
  context: CallContext,
  card: Card,
  { from, to, withTopUps }: Window & { readonly withTopUps: boolean },
): Promise<ReadonlyArray<TransactionDto>> => {
  const rows = await context.database
    .selectFrom('cardTransactions')
    .selectAll()
    .where('cardId', '=', card.id)
    .where('status', 'in', ['pending', 'paid'])
    .where('authorizedAt', '>=', from)
    .where('authorizedAt', '<', to)
    .orderBy('authorizedAt', 'desc')
    .orderBy('id')
    .execute()
  const own = rows.map((row) => toTransactionDto({ ...row, provider: card.provider }))
  if (!withTopUps) return own
  const topUps = await pendingTopUps(context, card.id)
    .where('invoiceTime', '>=', from)
    .where('invoiceTime', '<', to)
    .execute()
  return [...own, ...topUps.map((one) => toTopUpDto(card, one))].toSorted(newest)
}

const settledOf = ({ database }: CallContext, { id }: Card, { from, to }: Window) =>
  database
    .selectFrom('cardTransactions')
    .where('cardId', '=', id)
    .where('postedAt', 'is not', null)
    .where('postedAt', '>=', from)
    .where('postedAt', '<', to)

const cardOf = async (runDueWork: RunDueWork, context: CallContext, id: string): Promise<Card> => {
  const card = await ownCard(context, id)
  await runDueWork(context)
  await runDueCardWork(context, context.user)
  return card
}

const everything = Number.MAX_SAFE_INTEGER

/**
 * Creates the call handlers for card transactions. They call `runDueWork` first, which credits paid top-ups to their cards.
 */
export const makeCardActivityHandlers = (runDueWork: RunDueWork) =>
  ({
    GetCardActivityOverviewPaged: async (
      context,
      { debitCardId, pageSize, pageNumber, credited, startDate, endDate },
    ) => {
      const card = await cardOf(runDueWork, context, debitCardId)
      const [size, page] = [counted(pageSize, mostRows, 'page size'), counted(pageNumber, everything, 'page number')]
      const window = windowOf(context, startDate, endDate)
      const pending = await pendingOf(context, card, { ...window, withTopUps: !credited })
      const pendingTransactions = pending.slice((page - 1) * size, page * size)
      return { activityOverview: { dateAccountOpened: card.createdAt, pendingTransactions } }
    },

    GetCardActivityOverview: async (context, { debitCardId, recordCount, startDate, endDate }) => {
      const card = await cardOf(runDueWork, context, debitCardId)
      const most = counted(recordCount, mostRows, 'record count')
      const window = windowOf(context, startDate, endDate)
      const pending = await pendingOf(context, card, { ...window, withTopUps: false })
      return { activityOverview: { dateAccountOpened: card.createdAt, pendingTransactions: pending.slice(0, most) } }
    },

    GetPendingTransactions: async (context, { debitCardId, credited, startDate }) => {
      const card = await cardOf(runDueWork, context, debitCardId)
      const from = instant(startDate, 'start date')
      return { pendingTransactions: await pendingOf(context, card, { from, to: everything, withTopUps: !credited }) }
    },

    GetSettledTransactions: async (context, { debitCardId, pageSize, pageNumber, startDate, endDate }) => {
      const card = await cardOf(runDueWork, context, debitCardId)
      const [size, page] = [counted(pageSize, mostRows, 'page size'), counted(pageNumber, everything, 'page number')]
      const settled = settledOf(context, card, windowOf(context, startDate, endDate))
      const { count } = await settled.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
      const totalRecordCount = Number(count)
      const totalPageCount = Math.max(1, Math.ceil(totalRecordCount / size))
      const rows =
        page > totalPageCount
          ? []
          : await settled
              .selectAll()
              .orderBy('postedAt', 'desc')
              .orderBy('id')
              .limit(size)
              .offset((page - 1) * size)
              .execute()
      const transactionList = rows.map((row) => toTransactionDto({ ...row, provider: card.provider }))
      return { settledTransactions: { currentPageNumber: page, totalPageCount, totalRecordCount, transactionList } }
    },
  }) satisfies Handlers<
    'GetCardActivityOverviewPaged' | 'GetCardActivityOverview' | 'GetPendingTransactions' | 'GetSettledTransactions'
  >
