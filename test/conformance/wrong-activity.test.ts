import { type ActivityRecords, type TimelinePage, unsupported, type UnsupportedCall } from '@paydeck/core'
import { invoiceOf } from '@paydeck/core/memory'
import { zero } from '@paydeck/core/money'
import {
  activityRecordsLaws,
  type ActivityRecordsBench,
  monthStatementsLaws,
  type MonthStatementsBench,
} from '@paydeck/core/testing'
import { function as F, taskEither as TE } from 'fp-ts'
import { providerAt } from '../memory/provider.ts'
import { describeWrongAdapters } from './run-laws.ts'

type Query = Parameters<ActivityRecords['page']>[0]
type First = NonNullable<TimelinePage['first']>

/** Behaviour of an adapter: how it changes the query, and how it changes the page of a correct adapter. */
interface Behaviour {
  readonly query?: (query: Query) => Query
  readonly page?: (page: TimelinePage, query: Query) => TimelinePage | UnsupportedCall
}

const bench =
  ({ query: changed = (query) => query, page: wrong = (page) => page }: Behaviour = {}) =>
  async (): Promise<ActivityRecordsBench> => {
    const { ports, account, clock } = providerAt()
    const pay = (id: string, at: number): void => {
      const made = { merchantName: 'Lumen Books', price: zero, currency: 'USD', itemCode: null, orderId: null }
      const item = invoiceOf({ ...made, id, at, status: 'complete', coin: 'BTC' })
      account.update((now) => ({ ...now, payments: { ...now.payments, items: [...now.payments.items, { at, item }] } }))
    }
    // A payment whose month depends on the time zone.
    pay('first-of-october', Date.UTC(2025, 9, 1, 2))
    const page: ActivityRecords['page'] = (query) =>
      F.pipe(
        ports.activityRecords.page(changed(query)),
        TE.map((reply) => (reply === unsupported ? reply : wrong(reply, query))),
      )
    return {
      records: { page },
      addEntry: async () => {
        await clock.advance(1)
        pay('just-paid', clock.now())
      },
    }
  }

const withFirst = (page: TimelinePage, change: (first: First) => First): TimelinePage => ({
  ...page,
  first: page.first && change(page.first),
})

/** Makes an adapter whose cursor is the number of records before the page. */
const byCount = (): Behaviour => {
  let before = 0
  return {
    query: (query) => {
      before = Number(query.after ?? 0)
      return { ...query, after: null, limit: 100 }
    },
    page: (page, { limit, after }) => ({
      records: page.records.slice(before, before + limit),
      after: before + limit < page.records.length ? String(before + limit) : null,
      first: after === null ? page.first : null,
    }),
  }
}

const conditions = ['from', 'to', 'coin', 'least', 'most'] as const
const lists = ['kinds', 'accounts', 'statuses'] as const

describeWrongAdapters('activity records', activityRecordsLaws, bench(), {
  'records.page returns each record once across pages of any size, newest first.': [
    bench({ page: (page) => ({ ...page, records: page.records.toReversed() }) }),
    bench({ page: (page, { limit }) => (limit === 3 ? { ...page, records: page.records.slice(1) } : page) }),
    bench({ page: (page) => ({ ...page, after: page.after ?? 'more' }) }),
    bench({ page: (page) => ({ ...page, records: page.records.slice(0, 4) }) }),
    bench({ page: () => unsupported }),
  ],
  'records.page returns the same pages if an entry is added while paging.': bench(byCount()),
  'records.page returns the pending records only with the first page, and nowhere else.': [
    bench({ page: (page) => withFirst(page, (first) => ({ ...first, pending: [] })) }),
    bench({ page: (page) => withFirst(page, (first) => ({ ...first, pending: page.records })) }),
    bench({ page: (page) => withFirst(page, (first) => ({ ...first, pending: first.pending.toReversed() })) }),
  ],
  'records.page returns exactly the records that match each condition. The period spares the pending.': [
    ...conditions.map((key) => bench({ query: (query) => ({ ...query, [key]: null }) })),
    ...lists.map((key) => bench({ query: (query) => ({ ...query, [key]: [] }) })),
    bench({ query: (query) => ({ ...query, text: '' }) }),
    bench({
      page: (page, { from }) =>
        from === null ? page : withFirst(page, (first) => ({ ...first, pending: first.pending.slice(1) })),
    }),
  ],
  'records.page sums the records exactly, by month in the time zone, whatever the limit is.': [
    bench({ query: (query) => ({ ...query, timeZone: 'UTC' }) }),
    bench({
      page: (page) =>
        withFirst(page, (first) => ({ ...first, summary: { ...first.summary, count: page.records.length } })),
    }),
    bench({
      page: (page) =>
        withFirst(page, ({ summary, ...first }) => ({
          ...first,
          summary: { ...summary, months: summary.months.map((month) => ({ ...month, moved: month.out })) },
        })),
    }),
  ],
  'records.page counts the kinds and accounts of the period, whatever the other conditions are.': [
    bench({ page: (page) => withFirst(page, (first) => ({ ...first, choices: { ...first.choices, kinds: [] } })) }),
    bench({ page: (page) => withFirst(page, (first) => ({ ...first, choices: { ...first.choices, accounts: [] } })) }),
    bench({ query: (query) => ({ ...query, from: null }) }),
  ],
})

/** Makes an adapter that saves files with a fixed name or beginning, or at the wrong time. */
const statementsBench =
  (name: string | null = null, start = '%PDF-1.7', saves: 'when called' | 'at once' | 'never' = 'when called') =>
  async (): Promise<MonthStatementsBench> => {
    const files: Array<{ readonly name: string; readonly start: string }> = []
    return {
      statements: {
        download: (query) => {
          const save = (): void => void files.push({ name: name ?? query.name, start })
          if (saves === 'at once') save()
          return TE.right({ save: saves === 'when called' ? save : () => undefined })
        },
      },
      query: { year: 2025, month: 3, timeZone: 'UTC' },
      savedFiles: async () => files,
    }
  }

describeWrongAdapters('month statements', monthStatementsLaws, statementsBench(), {
  'statements.download saves one PDF under the given name, only when save is called.': [
    statementsBench('download'),
    statementsBench('first.pdf'),
    statementsBench(null, '{"error"'),
    statementsBench(null, '%PDF-1.7', 'at once'),
    statementsBench(null, '%PDF-1.7', 'never'),
  ],
})
