import {
  type ActivityRecords,
  compareEntries,
  entryOfRecord,
  everyEntry,
  matcherOf,
  recordIdOf,
  summaryOf,
  type TimelineEntry,
  type TimelinePage,
  type TimelineQuery,
  type TimelineRecord,
  type TimelineSummary,
  type Totals,
} from '../activity/index.ts'
import { unsupported } from '../kernel/capability.ts'
import type { DecimalText } from '../money/index.ts'
import { failLaw, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed } from './port-calls.ts'

const maximum = 100
const minimum = 7
const pageSizes = [1, 3, 7] as const

/**
 * Test setup for `ActivityRecords`: a user with 7 to 100 entries that are not pending, of several kinds and accounts, and
 * with at least one pending entry. The provider supports the timeline.
 */
export interface ActivityRecordsBench {
  readonly records: ActivityRecords
  /** Adds an entry at the current time. It must not be pending, and must be newer than all other entries of the user. */
  readonly addEntry: () => Promise<unknown>
}

interface Wanted extends Partial<TimelineQuery> {
  readonly limit?: number
  readonly after?: string | null
  readonly timeZone?: string
}

const pageOf = async ({ records }: ActivityRecordsBench, wanted: Wanted): Promise<TimelinePage> => {
  const page = await mustSucceed('records.page', () =>
    records.page({ ...everyEntry, limit: maximum, after: null, timeZone: 'UTC', ...wanted }),
  )
  return page === unsupported ? failLaw('the provider does not support this call.') : page
}

const startOf = async (bench: ActivityRecordsBench, wanted: Wanted = {}) => {
  const page = await pageOf(bench, wanted)
  const { first } = page
  return first === null ? failLaw('the first page has no summary.') : { ...page, first }
}

/** Loads all pages. Calls `between` after the first one. */
const allPages = async (
  bench: ActivityRecordsBench,
  limit: number,
  between: () => Promise<unknown> = async () => undefined,
): Promise<ReadonlyArray<TimelineRecord>> => {
  const records: Array<TimelineRecord> = []
  let after: string | null = null
  do {
    const page: TimelinePage = await pageOf(bench, { limit, after })
    must(page.records.length <= limit, `a page has ${page.records.length} records and should have at most ${limit}.`)
    mustEqual(page.first === null, after !== null, 'whether the page has no summary')
    if (after === null) await between()
    records.push(...page.records)
    after = page.after
  } while (after !== null && records.length <= maximum)
  return records
}

const idsOf = (records: ReadonlyArray<TimelineRecord>): ReadonlyArray<string> => records.map(recordIdOf)

/** Returns the entries of records. Fails the law if a record is no entry. */
const entriesOf = (records: ReadonlyArray<TimelineRecord>): ReadonlyArray<TimelineEntry> =>
  records.map((record) => entryOfRecord(record, [])[0] ?? failLaw(`the record ${recordIdOf(record)} is no entry.`))

const isInOrder = (entries: ReadonlyArray<TimelineEntry>): boolean =>
  entries.every((entry, index) => index === 0 || compareEntries(entries[index - 1] ?? entry, entry) < 0)

/** Returns an amount without trailing zeros, so that equal amounts have equal texts. */
const plain = (amount: DecimalText): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

const plainTotals = ({ isIncomplete, ...sums }: Totals) => ({
  isIncomplete,
  sums: [sums.in, sums.out, sums.fees, sums.moved].map(plain),
})

const plainSummary = ({ count, months, pending }: TimelineSummary) => ({
  count,
  months: months.map((month) => ({ month: month.month, ...plainTotals(month) })),
  pending: plainTotals(pending),
})

/** Returns queries that each match the given entry, and that together use every condition. */
const queriesFor = ({ kind, at, account, status, coin, amount, title }: TimelineEntry): ReadonlyArray<Wanted> => [
  { kinds: [kind] },
  ...(account === null ? [] : [{ accounts: [account.id] }]),
  ...(status === null ? [] : [{ statuses: [status] }]),
  ...(coin === null ? [] : [{ coin }]),
  ...(amount === null ? [] : [{ least: amount }, { most: amount }, { least: amount, most: amount }]),
  { from: at },
  { to: at },
  { from: at, to: at },
  ...(kind === 'securityChange' ? [] : [{ text: title.toUpperCase() }, { text: title.slice(0, 3) }]),
  { kinds: [kind], text: 'n0-such-thing %_' },
]

/** Laws of `ActivityRecords`, for a provider that supports the timeline. `make` must create a new setup on each call. */
export const activityRecordsLaws = (make: () => Promise<ActivityRecordsBench>): ReadonlyArray<Law> => [
  law('records.page returns each record once across pages of any size, newest first.', async () => {
    const bench = await make()
    const whole = await pageOf(bench, {})
    must(
      whole.records.length >= minimum,
      `the number of records in the bench is ${whole.records.length} and should be at least ${minimum}.`,
    )
    mustEqual(whole.after, null, 'the cursor of a page with all records')
    must(isInOrder(entriesOf(whole.records)), `the order of the records is ${idsOf(whole.records).join(', ')}.`)
    for (const limit of pageSizes)
      mustEqual(await allPages(bench, limit), whole.records, `the records in pages of ${limit}`)
  }),
  law('records.page returns the same pages if an entry is added while paging.', async () => {
    const bench = await make()
    const before = idsOf((await pageOf(bench, {})).records)
    mustEqual(idsOf(await allPages(bench, 3, bench.addEntry)), before, 'the ids of the records on all pages')
    const added = (await pageOf(bench, {})).records
    mustEqual(idsOf(added).slice(1), before, 'the ids of the records after the new one')
  }),
  law('records.page returns the pending records only with the first page, and nowhere else.', async () => {
    const { records, first } = await startOf(await make())
    must(first.pending.length > 0, 'the bench has no pending entry and needs at least one.')
    const states = [records, first.pending].map((some) => new Set(entriesOf(some).map(({ state }) => state)))
    mustEqual([...(states[1] ?? [])], ['pending'], 'the states of the pending records')
    must(states[0]?.has('pending') === false, 'a record of the page is pending.')
    must(isInOrder(entriesOf(first.pending)), 'the pending records are not in order.')
  }),
  law(
    'records.page returns exactly the records that match each condition. The period spares the pending.',
    async () => {
      const bench = await make()
      const { records, first } = await startOf(bench)
      const entries = [...entriesOf(records), ...entriesOf(first.pending)]
      for (const query of [...new Map(entries.map((entry) => [entry.kind, entry])).values()].flatMap(queriesFor)) {
        const matches = matcherOf({ ...everyEntry, ...query })
        const idOf = (some: ReadonlyArray<TimelineRecord>) =>
          idsOf(some.filter((one) => entriesOf([one]).every(matches)))
        const found = await startOf(bench, query)
        const name = JSON.stringify(query)
        mustEqual(idsOf(found.records), idOf(records), `the ids of the records for ${name}`)
        mustEqual(idsOf(found.first.pending), idOf(first.pending), `the ids of the pending records for ${name}`)
      }
    },
  ),
  law('records.page sums the records exactly, by month in the time zone, whatever the limit is.', async () => {
    const bench = await make()
    const { records, first } = await startOf(bench)
    const entries = [...entriesOf(first.pending), ...entriesOf(records)]
    for (const timeZone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
      const { summary } = (await startOf(bench, { timeZone, limit: 1 })).first
      mustEqual(plainSummary(summary), plainSummary(summaryOf(entries, timeZone)), `the summary in ${timeZone}`)
    }
    const [kind] = entries.map((entry) => entry.kind)
    const kinds = kind === undefined ? [] : [kind]
    const found = entries.filter(matcherOf({ ...everyEntry, kinds }))
    const { summary } = (await startOf(bench, { kinds })).first
    mustEqual(plainSummary(summary), plainSummary(summaryOf(found, 'UTC')), `the summary of ${kinds.join(', ')}`)
  }),
  law('records.page counts the kinds and accounts of the period, whatever the other conditions are.', async () => {
    const bench = await make()
    const { records, first } = await startOf(bench)
    const entries = entriesOf(records)
    const from = entries[Math.floor(entries.length / 2)]?.at ?? 0
    const counted = [...entriesOf(first.pending), ...entries.filter(({ at }) => at >= from)]
    const countsOf = (keys: ReadonlyArray<string>): ReadonlyArray<string> =>
      [...new Set(keys)].map((key) => `${key}: ${keys.filter((one) => one === key).length}`).toSorted()
    const { choices } = (await startOf(bench, { from, text: 'n0-such-thing' })).first
    const kinds = choices.kinds.map(({ kind, count }) => `${kind}: ${count}`).toSorted()
    mustEqual(kinds, countsOf(counted.map(({ kind }) => kind)), 'the kinds')
    const accounts = choices.accounts.map(({ id, count }) => `${id}: ${count}`).toSorted()
    mustEqual(accounts, countsOf(counted.flatMap(({ account }) => account?.id ?? [])), 'the accounts')
  }),
]
