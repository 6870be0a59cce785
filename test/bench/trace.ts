import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import { type Bench, median, openBrowser, type Page, slowed, watch } from './browser.ts'
import { homePages } from './pages.ts'
import { serveReferences } from './reference.ts'
import { emptyData, startSandbox } from './sandbox.ts'
import { type Cause, causes, type Task, workIn } from './trace-events.ts'

// `npm run bench:trace` lists the work of the main thread until the home page is ready, by cause, and the longest tasks. It
// lists the same for the reference page "floor". Times are milliseconds on a processor slowed down four times. BENCH_RUNS is
// the number of visits of each page. The bench stores its result. With the path of an earlier result as argument, it also
// lists that result.
const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const [earlier] = process.argv.slice(2)
const stored = join(import.meta.dirname, '../../.cache/bench/trace.json')

const categories = ['devtools.timeline', 'v8', 'blink.user_timing', 'disabled-by-default-v8.compile']

type Visit = 'cold' | 'warm'
type Times = Readonly<Record<Cause | 'total' | 'ready', number>>

/** Times of each visit. The key consists of the page's name and the kind of visit (cold or warm). */
type Results = Readonly<Record<string, ReadonlyArray<Times>>>

interface Traced {
  readonly times: Times
  readonly longest: ReadonlyArray<Task>
}

const traced = async (browser: Browser, page: Page): Promise<Readonly<Record<Visit, Traced>>> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await page.prepare?.(context)
  const visit = async (): Promise<Traced> => {
    const tab = await context.newPage()
    await slowed(tab)
    await tab.addInitScript(watch, page.ready)
    await browser.startTracing(tab, { categories })
    await tab.goto(page.address, { waitUntil: 'commit' })
    await tab.waitForFunction(() => (globalThis as unknown as Bench).paydeckBench.ready > 0, undefined, {
      timeout: 60_000,
    })
    const ready = await tab.evaluate(() => (globalThis as unknown as Bench).paydeckBench.ready)
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
    await tab.close()
    const { byCause, tasks } = workIn(trace, page.address, ready)
    const total = Object.values(byCause).reduce((sum, time) => sum + time, 0)
    return { times: { ...byCause, total, ready }, longest: tasks.slice(0, 8) }
  }
  const visits = { cold: await visit(), warm: await visit() }
  await context.close()
  return visits
}

const before = earlier === undefined ? {} : (JSON.parse(readFileSync(earlier, 'utf8')) as Results)

const data = emptyData()
const sandbox = await startSandbox(data)
const references = await serveReferences(['floor'])
const browser = await openBrowser()

const results: Record<string, Array<Times>> = {}
const longest: Record<string, ReadonlyArray<Task>> = {}
for (let run = 0; run < runs; run += 1)
  for (const page of homePages(references.origin, sandbox.origin))
    for (const [visit, { times, longest: tasks }] of Object.entries(await traced(browser, page))) {
      const name = `${page.name} ${visit}`
      ;(results[name] ??= []).push(times)
      longest[name] = tasks
    }
await browser.close()
references.server.close()
await sandbox.stop()
rmSync(data, { recursive: true, force: true })

mkdirSync(dirname(stored), { recursive: true })
writeFileSync(stored, JSON.stringify(results))

const columns = [...Object.keys(causes), 'other', 'total', 'ready'] as ReadonlyArray<keyof Times>
const middle = (all: ReadonlyArray<Times> | undefined, column: keyof Times): number =>
  median((all ?? []).map((times) => times[column]))
const row = (name: string, cells: ReadonlyArray<string>): void =>
  console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join(''))

row('', columns)
for (const [name, all] of Object.entries(results)) {
  row(
    name,
    columns.map((column) => middle(all, column).toFixed(0)),
  )
  if (before[name] !== undefined)
    row(
      '  before',
      columns.map((column) => middle(before[name], column).toFixed(0)),
    )
}
for (const [name, tasks] of Object.entries(longest))
  if (!name.startsWith('floor'))
    for (const { start, duration, cause } of tasks)
      console.log(`${name} at ${start.toFixed(0)}: ${duration.toFixed(0)} ms, mostly ${cause}`)
console.log(`Stored in ${stored}`)
