import {
  activityTime,
  type CardActivities,
  type CardReports,
  type CardTransaction,
  type CardTransactions,
} from '../cards/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { answered, mustBeRejected } from './answered.ts'
import { broken, type Law, law, must, mustEqual } from './law.ts'

/** A card with at least seven settled transactions in a window, and with something pending. */
export interface CardActivitiesBench {
  readonly activities: CardActivities
  readonly cardId: string
  readonly form: 'paged' | 'unpaged'
  /** Milliseconds since 1970. */
  readonly startDate: number
  readonly endDate: number
  /** Settles a transaction, by passing time or directly. */
  readonly settleOne: () => Promise<unknown>
}

const pageSize = 3
const least = 7

const pageOf = ({ activities, cardId, startDate, endDate }: CardActivitiesBench, page: number) =>
  answered('activities.settled', () => activities.settled({ cardId, startDate, endDate, page, pageSize }))

/** Every page of the window, as the first one counts them. */
const pagesOf = async (bench: CardActivitiesBench) => {
  const first = await pageOf(bench, 1)
  must(first.totalRecordCount >= least, `the bench has ${first.totalRecordCount} transactions and needs ${least}.`)
  const others = Array.from({ length: first.totalPageCount - 1 }, (_, index) => index + 2)
  return [first, ...(await Promise.all(others.map((page) => pageOf(bench, page))))]
}

const idsOf = (transactions: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> =>
  transactions.map(({ id }) => id)

const settledTime = ({ dates }: CardTransaction): number =>
  activityTime(dates, false) ?? broken('a settled transaction has no date.')

/** The laws of `CardActivities` (CARD-080 to CARD-082). Each asks for a bench of its own. */
export const cardActivitiesLaws = (make: () => Promise<CardActivitiesBench>): ReadonlyArray<Law> => [
  law('Every page tells its number and the same counts, and together they have so many transactions.', async () => {
    const pages = await pagesOf(await make())
    const [{ totalPageCount, totalRecordCount }] = pages as [(typeof pages)[number]]
    mustEqual(totalPageCount, Math.ceil(totalRecordCount / pageSize), 'how many pages there are')
    for (const [index, page] of pages.entries()) {
      mustEqual(page.currentPageNumber, index + 1, 'the number of a page')
      mustEqual([page.totalPageCount, page.totalRecordCount], [totalPageCount, totalRecordCount], 'what it counts')
    }
    mustEqual(pages.flatMap((page) => page.transactionList).length, totalRecordCount, 'how many are on the pages')
  }),
  law('Each settled transaction is on one page.', async () => {
    const pages = await pagesOf(await make())
    const ids = pages.flatMap(({ transactionList }) => idsOf(transactionList))
    mustEqual(new Set(ids).size, ids.length, 'how many ids there are')
  }),
  law('They come newest first, over all pages, and each falls into the window.', async () => {
    const bench = await make()
    const times = (await pagesOf(bench)).flatMap(({ transactionList }) => transactionList.map(settledTime))
    mustEqual(
      times,
      times.toSorted((one, other) => other - one),
      'the order of their times',
    )
    must(
      times.every((time) => time >= bench.startDate && time <= bench.endDate),
      `their times are ${times.join(', ')}.`,
    )
  }),
  law('What settles after the end of the window moves nothing from one page to another.', async () => {
    const bench = await make()
    const before = await pageOf(bench, 2)
    await bench.settleOne()
    mustEqual(idsOf((await pageOf(bench, 2)).transactionList), idsOf(before.transactionList), 'the second page')
  }),
  law('What is pending comes once, and is on no page of what is settled.', async () => {
    const bench = await make()
    const { activities, cardId, form, startDate, endDate } = bench
    const { pending } = await answered('activities.overview', () =>
      activities.overview({ cardId, form, startDate, endDate, requestedAt: endDate }),
    )
    must(pending.length > 0, 'the bench has nothing pending and needs something.')
    mustEqual(new Set(idsOf(pending)).size, pending.length, 'how many ids there are')
    const settled = new Set((await pagesOf(bench)).flatMap(({ transactionList }) => idsOf(transactionList)))
    mustEqual(
      idsOf(pending).filter((id) => settled.has(id)),
      [],
      'what is pending and settled',
    )
  }),
]

/** A card with at least one settled transaction, of a provider that offers single ones. */
export interface CardTransactionsBench extends Omit<CardActivitiesBench, 'settleOne'> {
  readonly transactions: CardTransactions
}

const foundIn = async ({ transactions }: CardTransactionsBench, cardId: string, transactionId: string) => {
  const record = await answered('transactions.find', () => transactions.find({ cardId, transactionId }))
  return record === unsupported ? broken('the provider does not offer it.') : record
}

/** The laws of `CardTransactions`, where they are offered. Each asks for a bench of its own. */
export const cardTransactionsLaws = (make: () => Promise<CardTransactionsBench>): ReadonlyArray<Law> => {
  const newest = async (bench: CardTransactionsBench): Promise<CardTransaction> => {
    const { activities, cardId, startDate, endDate } = bench
    const { transactionList } = await answered('activities.settled', () =>
      activities.settled({ cardId, startDate, endDate, page: 1, pageSize: 1 }),
    )
    return transactionList[0] ?? broken('the bench has no settled transaction and needs one.')
  }
  return [
    law('A transaction is found as it is listed.', async () => {
      const bench = await make()
      const listed = await newest(bench)
      mustEqual((await foundIn(bench, bench.cardId, listed.id)).transaction, listed, 'what is found')
    }),
    law('Its steps come oldest first.', async () => {
      const bench = await make()
      const { history } = await foundIn(bench, bench.cardId, (await newest(bench)).id)
      const times = history.flatMap(({ at }) => (at === null ? [] : [at]))
      mustEqual(
        times,
        times.toSorted((one, other) => one - other),
        'the order of the steps',
      )
    }),
    law('One that is not there, or not of this card, is Rejected.', async () => {
      const bench = await make()
      const { id } = await newest(bench)
      const find = bench.transactions.find
      await mustBeRejected('transactions.find', () => find({ cardId: bench.cardId, transactionId: `${id}0` }))
      await mustBeRejected('transactions.find', () => find({ cardId: `${bench.cardId}0`, transactionId: id }))
    }),
  ]
}

/** A card, and years of which at least one has rows. */
export interface CardReportsBench {
  readonly reports: CardReports
  readonly card: Omit<Parameters<CardReports['ofYear']>[0], 'year'>
  readonly years: ReadonlyArray<number>
}

/** The laws of `CardReports`. Each asks for a bench of its own. */
export const cardReportsLaws = (make: () => Promise<CardReportsBench>): ReadonlyArray<Law> => {
  const ofYear = ({ reports, card }: CardReportsBench, year: number) =>
    answered('reports.ofYear', () => reports.ofYear({ ...card, year }))
  return [
    law('Every row falls into the year that was asked for, in UTC.', async () => {
      const bench = await make()
      const reports = await Promise.all(bench.years.map(async (year) => ({ year, rows: await ofYear(bench, year) })))
      must(
        reports.some(({ rows }) => rows.length > 0),
        'the bench has no rows in any year and needs some.',
      )
      for (const { year, rows } of reports) {
        const years = new Set(rows.map(({ date }) => new Date(date).getUTCFullYear()))
        mustEqual([...years], rows.length === 0 ? [] : [year], `the years of ${year}`)
      }
    }),
    law('A year in which nothing happened is empty.', async () => {
      const bench = await make()
      mustEqual(await ofYear(bench, Math.max(...bench.years) + 50), [], 'a year to come')
    }),
  ]
}
