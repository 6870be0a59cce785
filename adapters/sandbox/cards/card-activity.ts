import type { CallContext, Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { refuse } from '../kernel/refusals.ts'
import { executeDue } from './card-moves.ts'
import { type Card, ownCard } from './own-card.ts'
import { comingTopUps, instant, type Told, told, toldTopUp } from './transactions.ts'

interface Window {
  readonly from: number
  /** What happened at it, or later, is not in the window: it moves no page of those before. */
  readonly to: number
}

/**
 * The window that is asked for. The app's clock is the browser's, which the control page does not move: where it moved the
 * account's, the end of a window moves along, or what settled by it would be in no list.
 */
const windowOf = ({ user }: CallContext, startDate: string, endDate: string): Window => ({
  from: instant(startDate, 'start date'),
  to: instant(endDate, 'end date') + Math.max(0, user.clockOffset),
})

/** Most rows that one answer holds (CARD-053). */
const mostRows = 100

const counted = (value: number, most: number, name: string): number =>
  Number.isInteger(value) && value >= 1 && value <= most ? value : refuse(422, `The ${name} is from 1 to ${most}.`)

const newest = (one: Told, other: Told): number => (other.dates.auth ?? 0) - (one.dates.auth ?? 0)

/** What is pending on a card, newest first; with what its top-ups bring, where that is not credited (CARD-062). */
const pendingOf = async (
  context: CallContext,
  card: Card,
  { from, to, withTopUps }: Window & { readonly withTopUps: boolean },
): Promise<ReadonlyArray<Told>> => {
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
  const own = rows.map((row) => told({ ...row, provider: card.provider }))
  if (!withTopUps) return own
  const coming = await comingTopUps(context, card.id)
    .where('invoiceTime', '>=', from)
    .where('invoiceTime', '<', to)
    .execute()
  return [...own, ...coming.map((one) => toldTopUp(card, one))].toSorted(newest)
}

const settledOf = ({ database }: CallContext, { id }: Card, { from, to }: Window) =>
  database
    .selectFrom('cardTransactions')
    .where('cardId', '=', id)
    .where('postedAt', 'is not', null)
    .where('postedAt', '>=', from)
    .where('postedAt', '<', to)

const cardOf = async (settle: Settle, context: CallContext, id: string): Promise<Card> => {
  const card = await ownCard(context, id)
  await settle(context)
  await executeDue(context, context.user)
  return card
}

const everything = Number.MAX_SAFE_INTEGER

/** `settle` brings the user's money up to date: a top-up that was paid an hour ago is on its card. */
export const makeCardActivityHandlers = (settle: Settle) =>
  ({
    GetCardActivityOverviewPaged: async (
      context,
      { debitCardId, pageSize, pageNumber, credited, startDate, endDate },
    ) => {
      const card = await cardOf(settle, context, debitCardId)
      const [size, page] = [counted(pageSize, mostRows, 'page size'), counted(pageNumber, everything, 'page number')]
      const window = windowOf(context, startDate, endDate)
      const pending = await pendingOf(context, card, { ...window, withTopUps: !credited })
      const pendingTransactions = pending.slice((page - 1) * size, page * size)
      return { activityOverview: { dateAccountOpened: card.createdAt, pendingTransactions } }
    },

    GetCardActivityOverview: async (context, { debitCardId, recordCount, startDate, endDate }) => {
      const card = await cardOf(settle, context, debitCardId)
      const most = counted(recordCount, mostRows, 'record count')
      const window = windowOf(context, startDate, endDate)
      const pending = await pendingOf(context, card, { ...window, withTopUps: false })
      return { activityOverview: { dateAccountOpened: card.createdAt, pendingTransactions: pending.slice(0, most) } }
    },

    GetPendingTransactions: async (context, { debitCardId, credited, startDate }) => {
      const card = await cardOf(settle, context, debitCardId)
      const from = instant(startDate, 'start date')
      return { pendingTransactions: await pendingOf(context, card, { from, to: everything, withTopUps: !credited }) }
    },

    GetSettledTransactions: async (context, { debitCardId, pageSize, pageNumber, startDate, endDate }) => {
      const card = await cardOf(settle, context, debitCardId)
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
      const transactionList = rows.map((row) => told({ ...row, provider: card.provider }))
      return { settledTransactions: { currentPageNumber: page, totalPageCount, totalRecordCount, transactionList } }
    },
  }) satisfies Handlers<
    'GetCardActivityOverviewPaged' | 'GetCardActivityOverview' | 'GetPendingTransactions' | 'GetSettledTransactions'
  >
