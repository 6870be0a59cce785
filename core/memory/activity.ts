import {
  type ActivityRecords,
  choicesOf,
  entriesOf,
  everyEntry,
  inOrder,
  matcherOf,
  type MonthStatements,
  recordIdOf,
  type SourceItem,
  summaryOf,
  type TimelineEntry,
  type TimelineRecord,
} from '../activity/index.ts'
import { activityKind, activityOf, topUpActivity } from '../cards/index.ts'
import { type Memory, reads } from './memory.ts'
import { listedActivity, pdfOf, type SaveFile } from './payments.ts'

const cardItems = ({ account }: Memory): ReadonlyArray<SourceItem> =>
  account.get().cards.flatMap(({ id: cardId, transactions, topUps }) => [
    ...topUps
      .filter(({ pending }) => pending)
      .map((topUp): SourceItem => ({ source: 'card', cardId, isPending: true, item: topUpActivity(topUp) })),
    ...transactions.map((one): SourceItem => {
      const isPending = one.dates.post === null
      const isTopUp = isPending && activityKind(one) === 'load'
      return { source: 'card', cardId, isPending, item: { ...activityOf(one, isPending), isTopUp } }
    }),
  ])

/** Returns all entries of the account, in order. */
const entriesIn = (memory: Memory): ReadonlyArray<TimelineEntry> => {
  const items: ReadonlyArray<SourceItem> = [
    ...cardItems(memory),
    ...listedActivity(memory).map((item): SourceItem => ({ source: 'payments', item })),
    ...memory.account.get().security.events.map((item): SourceItem => ({ source: 'security', item })),
  ]
  return inOrder(items.flatMap((item) => entriesOf(item, memory.account.get().cards)))
}

const recordOf = ({ id, item }: TimelineEntry): TimelineRecord => {
  const whole = recordIdOf({ record: item, part: null })
  return { record: item, part: id === whole ? null : id.slice(whole.length + 1) }
}

/** Makes the in-memory port `ActivityRecords`. The cursor of a page is the id of the last entry before it. */
export const memoryActivityRecords = (memory: Memory): ActivityRecords => ({
  page: ({ timeZone, limit, after, ...query }) =>
    reads(() => {
      const all = entriesIn(memory)
      const found = all.filter(matcherOf(query))
      const pending = found.filter(({ state }) => state === 'pending')
      const others = found.filter(({ state }) => state !== 'pending')
      const start = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1
      const page = others.slice(start, start + limit)
      const first = {
        pending: pending.map(recordOf),
        summary: summaryOf(found, timeZone),
        choices: choicesOf(all.filter(matcherOf({ ...everyEntry, from: query.from, to: query.to }))),
      }
      return {
        records: page.map(recordOf),
        after: start + limit < others.length ? (page.at(-1)?.id ?? null) : null,
        first: after === null ? first : null,
      }
    }),
})

/** Makes the in-memory port `MonthStatements`. The files name the month only. */
export const memoryMonthStatements = (save: SaveFile): MonthStatements => ({
  download: ({ year, month, name }) =>
    reads(() => ({ save: save({ name, text: pdfOf(`Statement of ${month}/${year}`) }) })),
})
