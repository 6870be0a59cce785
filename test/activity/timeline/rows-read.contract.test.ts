import { EntryKind } from '@paydeck/core/model'
import { type Cursor, pageQuery, summaryQuery } from '@paydeck/sandbox/activity/queries'
import { seededId } from '@paydeck/sandbox/kernel/seeded-random'
import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { open } from '../../sandbox/databases.ts'

/** Step of a query plan, with its measured numbers of rows. */
interface Step {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: ReadonlyArray<Step>
}

const scans = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan'])

const stepsOf = (step: Step): ReadonlyArray<Step> => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

const size = 51

/** Id of the demo account with the most entries. */
const heavy = seededId('heavy', 'user', 0)

/** Returns the number of rows that the tables deliver to the query for a page, whether or not the page contains them. */
const rowsRead = async (cursor: Cursor | null) => {
  const { database } = await open()
  const { queries } = database
  const query = pageQuery(heavy, {}, cursor, size)
  const { sql, parameters } = query.compile(queries)
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters])
  const { rows } = await queries
    .withoutPlugins()
    .executeQuery<Record<'QUERY PLAN', ReadonlyArray<{ Plan: Step }>>>(explained)
  const steps = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => stepsOf(Plan))
  const page = (await query.execute(queries)).rows
  const read = steps
    .filter((step) => scans.has(step['Node Type']))
    .reduce((sum, one) => sum + (one['Actual Rows'] + (one['Rows Removed by Filter'] ?? 0)) * one['Actual Loops'], 0)
  return { page, read }
}

it('ACT-026 the demo account "heavy" has 20,000 entries of every kind', async () => {
  const { database } = await open()
  const [summary] = (await summaryQuery(heavy, {}, 'UTC').execute(database.queries)).rows
  expect(summary?.count).toBe(20_000)
  expect(summary?.kinds.map(({ kind }) => kind)).toEqual(Object.keys(EntryKind.keys).toSorted())
})

it('ACT-026 a page reads a few rows of each table, however many entries the user has', async () => {
  const first = await rowsRead(null)
  const second = await rowsRead(first.page.at(-1) ?? null)
  for (const { page, read } of [first, second]) {
    expect(page).toHaveLength(size)
    // Each of the six branches reads at most a page, and skips a few rows that are pending or move no money.
    expect(read).toBeLessThan(6 * size * 1.5)
  }
})
