import {
  type CardActivityItem,
  type CardReportRow,
  type CardTransaction,
  unsupported,
  rejected,
  type SettledPage,
  type TransactionRecord,
} from '@paydeck/core'
import { fromMinorUnits } from '@paydeck/core/money'
import {
  cardActivitiesLaws,
  type CardActivitiesBench,
  cardReportsLaws,
  type CardReportsBench,
  cardTransactionsLaws,
  type CardTransactionsBench,
} from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { describeWrongAdapters } from './run-laws.ts'

const transaction = (id: string, post: number | null): CardTransaction => ({
  id,
  provider: 'galileo',
  status: null,
  type: 'PM',
  displayMerchant: 'Lumen Books',
  description: '',
  displayPrice: null,
  currency: 'USD',
  merchant: { merchantName: 'Lumen Books', merchantCity: null, merchantState: null },
  dates: { auth: null, post },
  category: null,
  original: null,
})

const pending = (id: string): CardActivityItem => ({ ...transaction(id, null), isTopUp: false, timestamp: 9 })

/** Behaviour of a correct adapter for card activity. Each deliberately wrong adapter overrides one entry. */
const activity = {
  page: (page: SettledPage): SettledPage => page,
  order: (rows: ReadonlyArray<CardTransaction>) => rows,
  pending: ['p1', 'p2'] as ReadonlyArray<string>,
  letsLaterOnesIn: false,
}

const activityBench = (over: Partial<typeof activity>) => async (): Promise<CardActivitiesBench> => {
  const options = { ...activity, ...over }
  const rows = Array.from({ length: 8 }, (_, index) => transaction(`t${index}`, 100 - index))
  return {
    cardId: 'c1',
    form: 'paged',
    startDate: 50,
    endDate: 100,
    settleTransaction: async () => rows.unshift(transaction('late', 101)),
    activities: {
      overview: () => TE.right({ dateAccountOpened: null, pending: options.pending.map(pending) }),
      settled: ({ page, pageSize, endDate }) => {
        const all = options.order(
          options.letsLaterOnesIn ? rows : rows.filter(({ dates }) => (dates.post ?? 0) <= endDate),
        )
        return TE.right(
          options.page({
            currentPageNumber: page,
            totalPageCount: Math.ceil(all.length / pageSize),
            totalRecordCount: all.length,
            transactionList: all.slice((page - 1) * pageSize, page * pageSize),
          }),
        )
      },
    },
  }
}

describeWrongAdapters('card activities', cardActivitiesLaws, activityBench({}), {
  'activities.settled returns page numbers and totals that match the transactions on all pages.': [
    activityBench({ page: (page) => ({ ...page, currentPageNumber: page.currentPageNumber - 1 }) }),
    activityBench({ page: (page) => ({ ...page, totalPageCount: page.totalPageCount + 1 }) }),
    activityBench({
      page: (page) => ({ ...page, totalRecordCount: page.totalRecordCount - (page.currentPageNumber === 2 ? 1 : 0) }),
    }),
    activityBench({ page: (page) => ({ ...page, transactionList: page.transactionList.slice(1) }) }),
    activityBench({ page: (page) => ({ ...page, totalRecordCount: 6, totalPageCount: 2 }) }),
  ],
  'activities.settled returns each transaction on exactly one page.': activityBench({
    order: (rows) => [...rows.slice(0, 7), ...rows.slice(0, 1)],
  }),
  'activities.settled returns only transactions of the period, newest first across all pages.': [
    activityBench({ order: (rows) => rows.toReversed() }),
    activityBench({ order: (rows) => [...rows, transaction('old', 49)] }),
    activityBench({ letsLaterOnesIn: true, order: (rows) => [transaction('new', 101), ...rows] }),
    activityBench({ order: (rows) => [...rows, transaction('undated', null)] }),
  ],
  'activities.settled returns the same pages after a transaction settles later than endDate.': activityBench({
    letsLaterOnesIn: true,
  }),
  'activities.overview returns each pending transaction once, and no settled transaction as pending.': [
    activityBench({ pending: [] }),
    activityBench({ pending: ['p1', 'p1'] }),
    activityBench({ pending: ['p1', 't7'] }),
  ],
})

type Found = (found: TransactionRecord) => TransactionRecord | typeof unsupported

const transactionsBench =
  (found: Found = (one) => one, isThere = (cardId: string, id: string) => cardId === 'c1' && id === 't0') =>
  async (): Promise<CardTransactionsBench> => {
    const { settleTransaction: _, ...one } = await activityBench({})()
    const history = [
      { step: 'authorised', at: 1 },
      { step: null, at: null },
      { step: 'settled', at: 2 },
    ] as const
    return {
      ...one,
      transactions: {
        find: ({ cardId, transactionId }) =>
          isThere(cardId, transactionId)
            ? TE.right(found({ transaction: transaction('t0', 100), history }))
            : TE.left(rejected(404)),
      },
    }
  }

describeWrongAdapters('card transactions', cardTransactionsLaws, transactionsBench(), {
  'transactions.find returns a transaction as activities.settled lists it.': [
    transactionsBench((found) => ({ ...found, transaction: { ...found.transaction, displayMerchant: 'Another' } })),
    transactionsBench(() => unsupported),
  ],
  'transactions.find returns the history of a transaction oldest first.': transactionsBench((found) => ({
    ...found,
    history: found.history.toReversed(),
  })),
  'transactions.find rejects an unknown transaction and a transaction of another card.': [
    transactionsBench(undefined, () => true),
    transactionsBench(undefined, (_, id) => id === 't0'),
    transactionsBench(undefined, (cardId) => cardId === 'c1'),
  ],
})

const reportsBench =
  (rowsOf: (year: number) => ReadonlyArray<CardReportRow>) => async (): Promise<CardReportsBench> => ({
    reports: { ofYear: ({ year }) => TE.right(rowsOf(year)) },
    card: { cardId: 'c1', provider: 'galileo', lastFour: '4417' },
    years: [2024, 2025],
  })
const rowAt = (date: number): CardReportRow => ({ date, description: '', type: 'PM', amount: fromMinorUnits(100n, 2) })
const memoizeLast = (year: number): number => Date.UTC(year + 1, 0, 1) - 1

describeWrongAdapters(
  'card reports',
  cardReportsLaws,
  reportsBench((year) => (year === 2024 ? [rowAt(Date.UTC(year, 0, 1)), rowAt(memoizeLast(year))] : [])),
  {
    'reports.ofYear returns only rows of the requested year in UTC.': [
      reportsBench((year) => [rowAt(memoizeLast(year) + 1)]),
      reportsBench((year) => [rowAt(memoizeLast(year)), rowAt(Date.UTC(year, 0, 1) - 1)]),
      reportsBench(() => []),
    ],
    'reports.ofYear returns an empty list for a year without transactions.': reportsBench((year) => [
      rowAt(memoizeLast(year)),
    ]),
  },
)
