import {
  activityTime,
  type CardActivities,
  type CardReports,
  type CardTransaction,
  type CardTransactions,
} from '../cards/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { failLaw, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed, mustBeRejected } from './port-calls.ts'

/**
 * Test setup for `CardActivities`: a card with at least seven transactions that settled within a period, and at least one
 * pending transaction.
 */
export interface CardActivitiesBench {
  readonly activities: CardActivities
  readonly cardId: string
  /** Kind of transaction overview that the provider supports for this card. */
  readonly form: 'paged' | 'unpaged'
  /** Start of the period, in milliseconds since 1970 (UTC). */
  readonly startDate: number
  /** End of the period, in milliseconds since 1970 (UTC). No transaction has settled later. */
  readonly endDate: number
  /** Settles a transaction of the card, after `endDate`. */
  readonly settleTransaction: () => Promise<unknown>
}

const pageSize = 3
const minimum = 7

const pageOf = ({ activities, cardId, startDate, endDate }: CardActivitiesBench, page: number) =>
  mustSucceed('activities.settled', () => activities.settled({ cardId, startDate, endDate, page, pageSize }))

/** Loads all pages of the period. The first page states the number of pages. */
const pagesOf = async (bench: CardActivitiesBench) => {
  const first = await pageOf(bench, 1)
  must(
    first.totalRecordCount >= minimum,
    `the number of settled transactions in the bench is ${first.totalRecordCount} and should be at least ${minimum}.`,
  )
  const others = Array.from({ length: first.totalPageCount - 1 }, (_, index) => index + 2)
  return [first, ...(await Promise.all(others.map((page) => pageOf(bench, page))))]
}

const idsOf = (transactions: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> =>
  transactions.map(({ id }) => id)

const settledTime = ({ dates }: CardTransaction): number =>
  activityTime(dates, false) ?? failLaw('a settled transaction has no settlement date.')

/** Laws of `CardActivities` (CARD-080 to CARD-082). `make` must create a new test setup on each call. */
export const cardActivitiesLaws = (make: () => Promise<CardActivitiesBench>): ReadonlyArray<Law> => [
  law('activities.settled returns page numbers and totals that match the transactions on all pages.', async () => {
    const pages = await pagesOf(await make())
    const [{ totalPageCount, totalRecordCount }] = pages as [(typeof pages)[number]]
    mustEqual(totalPageCount, Math.ceil(totalRecordCount / pageSize), 'totalPageCount')
    for (const [index, page] of pages.entries()) {
      mustEqual(page.currentPageNumber, index + 1, `currentPageNumber of page ${index + 1}`)
      mustEqual(
        [page.totalPageCount, page.totalRecordCount],
        [totalPageCount, totalRecordCount],
        `the totals of page ${index + 1}`,
      )
    }
    mustEqual(
      pages.flatMap((page) => page.transactionList).length,
      totalRecordCount,
      'the number of transactions on all pages',
    )
  }),
  law('activities.settled returns each transaction on exactly one page.', async () => {
    const pages = await pagesOf(await make())
    const ids = pages.flatMap(({ transactionList }) => idsOf(transactionList))
    mustEqual(new Set(ids).size, ids.length, 'the number of different ids')
  }),
  law('activities.settled returns only transactions of the period, newest first across all pages.', async () => {
    const bench = await make()
    const times = (await pagesOf(bench)).flatMap(({ transactionList }) => transactionList.map(settledTime))
    mustEqual(
      times,
      times.toSorted((one, other) => other - one),
      'the settlement times in order',
    )
    must(
      times.every((time) => time >= bench.startDate && time <= bench.endDate),
      `the settlement times are ${times.join(', ')} and should be in the period.`,
    )
  }),
  law('activities.settled returns the same pages after a transaction settles later than endDate.', async () => {
    const bench = await make()
    const before = await pageOf(bench, 2)
    await bench.settleTransaction()
    mustEqual(
      idsOf((await pageOf(bench, 2)).transactionList),
      idsOf(before.transactionList),
      'the ids of the second page',
    )
  }),
  law('activities.overview returns each pending transaction once, and no settled transaction as pending.', async () => {
    const bench = await make()
    const { activities, cardId, form, startDate, endDate } = bench
    const { pending } = await mustSucceed('activities.overview', () =>
      activities.overview({ cardId, form, startDate, endDate, requestedAt: endDate }),
    )
    must(pending.length > 0, 'the bench has no pending transaction and needs at least one.')
    mustEqual(new Set(idsOf(pending)).size, pending.length, 'the number of different ids')
    const settled = new Set((await pagesOf(bench)).flatMap(({ transactionList }) => idsOf(transactionList)))
    mustEqual(
      idsOf(pending).filter((id) => settled.has(id)),
      [],
      'the ids of pending transactions that are settled too',
    )
  }),
]

/**
 * Test setup for `CardTransactions`: a card with at least one settled transaction. The provider supports reading a single
 * transaction.
 */
export interface CardTransactionsBench extends Omit<CardActivitiesBench, 'settleTransaction'> {
  readonly transactions: CardTransactions
}

const findTransaction = async ({ transactions }: CardTransactionsBench, cardId: string, transactionId: string) => {
  const record = await mustSucceed('transactions.find', () => transactions.find({ cardId, transactionId }))
  return record === unsupported ? failLaw('the provider does not support this call.') : record
}

/**
 * Laws of `CardTransactions`, for a provider that supports reading a single transaction. `make` must create a new test setup
 * on each call.
 */
export const cardTransactionsLaws = (make: () => Promise<CardTransactionsBench>): ReadonlyArray<Law> => {
  const newest = async (bench: CardTransactionsBench): Promise<CardTransaction> => {
    const { activities, cardId, startDate, endDate } = bench
    const { transactionList } = await mustSucceed('activities.settled', () =>
      activities.settled({ cardId, startDate, endDate, page: 1, pageSize: 1 }),
    )
    return transactionList[0] ?? failLaw('the bench has no settled transaction and needs at least one.')
  }
  return [
    law('transactions.find returns a transaction as activities.settled lists it.', async () => {
      const bench = await make()
      const listed = await newest(bench)
      mustEqual(
        (await findTransaction(bench, bench.cardId, listed.id)).transaction,
        listed,
        'the transaction of the result',
      )
    }),
    law('transactions.find returns the history of a transaction oldest first.', async () => {
      const bench = await make()
      const { history } = await findTransaction(bench, bench.cardId, (await newest(bench)).id)
      const times = history.flatMap(({ at }) => (at === null ? [] : [at]))
      mustEqual(
        times,
        times.toSorted((one, other) => one - other),
        'the times of the history in order',
      )
    }),
    law('transactions.find rejects an unknown transaction and a transaction of another card.', async () => {
      const bench = await make()
      const { id } = await newest(bench)
      const find = bench.transactions.find
      await mustBeRejected('transactions.find', () => find({ cardId: bench.cardId, transactionId: `${id}0` }))
      await mustBeRejected('transactions.find', () => find({ cardId: `${bench.cardId}0`, transactionId: id }))
    }),
  ]
}

/**
 * Test setup for `CardReports`: a card, and calendar years (UTC). The card has transactions in at least one of these years.
 */
export interface CardReportsBench {
  readonly reports: CardReports
  readonly card: Omit<Parameters<CardReports['ofYear']>[0], 'year'>
  readonly years: ReadonlyArray<number>
}

/** Laws of `CardReports`. `make` must create a new test setup on each call. */
export const cardReportsLaws = (make: () => Promise<CardReportsBench>): ReadonlyArray<Law> => {
  const ofYear = ({ reports, card }: CardReportsBench, year: number) =>
    mustSucceed('reports.ofYear', () => reports.ofYear({ ...card, year }))
  return [
    law('reports.ofYear returns only rows of the requested year in UTC.', async () => {
      const bench = await make()
      const reports = await Promise.all(bench.years.map(async (year) => ({ year, rows: await ofYear(bench, year) })))
      must(
        reports.some(({ rows }) => rows.length > 0),
        'the bench has no transactions in any of its years and needs at least one.',
      )
      for (const { year, rows } of reports) {
        const years = new Set(rows.map(({ date }) => new Date(date).getUTCFullYear()))
        mustEqual([...years], rows.length === 0 ? [] : [year], `the years of the rows for ${year}`)
      }
    }),
    law('reports.ofYear returns an empty list for a year without transactions.', async () => {
      const bench = await make()
      mustEqual(await ofYear(bench, Math.max(...bench.years) + 50), [], 'the rows of a year in the future')
    }),
  ]
}
