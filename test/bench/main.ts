import { rmSync } from 'node:fs'
import { billVisits } from './bills.ts'
import { measure, median, openBrowser, type Page, type Sample } from './browser.ts'
import { decodeRatios } from './decode.ts'
import { displayRatio } from './display.ts'
import { importTimes, installCore } from './import.ts'
import { interactions } from './interactions.ts'
import { lists } from './lists.ts'
import { homePages, routePages } from './pages.ts'
import { paletteTimes } from './palette.ts'
import { payments } from './payments.ts'
import { serveReferences } from './reference.ts'
import { emptyData, startSandbox } from './sandbox.ts'
import { timelineSearch } from './timeline.ts'
import { updates } from './updates.ts'
import { yearPackSeconds } from './year-pack.ts'

// `npm run bench` measures the app's pages and reference pages in the same run, and compares their ratios with the budgets:
// absolute times depend on the machine. BENCH_RUNS is the number of visits of each page.
const runs = Number(process.env['BENCH_RUNS'] ?? 7)

const data = emptyData()
const first = await startSandbox(data)
await first.stop()
const sandbox = await startSandbox(data)
const references = await serveReferences()
const browser = await openBrowser()

const pages: ReadonlyArray<Page> = [
  { name: 'empty', address: `${references.origin}/empty`, ready: ['p'] },
  ...homePages(references.origin, sandbox.origin),
  ...routePages(sandbox.origin),
]
/** Limit of the time until a page is ready, as a share of that of home. Pages without an own limit may take 1.5. */
const ownLimits: Readonly<Record<string, number>> = { activity: 1.1, heavy: 1.1 }

const samples = new Map<string, Array<{ readonly cold: Sample; readonly warm: Sample }>>()
for (let run = 0; run < runs; run += 1) {
  for (const page of pages) {
    const taken = samples.get(page.name) ?? []
    taken.push(await measure(browser, page))
    samples.set(page.name, taken)
  }
}
const { presses, route } = await interactions(browser, sandbox, runs)
const palette = await paletteTimes(browser, sandbox, runs)
const search = await timelineSearch(browser, sandbox, runs)
const ofBills = await billVisits(browser, sandbox, runs)
const long = await lists(browser, references.origin, runs)
const history = await payments(browser, sandbox, runs)
const live = await updates(browser, sandbox, 3 * runs)
await browser.close()
references.server.close()
await sandbox.stop()
rmSync(data, { recursive: true, force: true })

const of = (name: string, visit: 'cold' | 'warm', value: keyof Sample): number =>
  median((samples.get(name) ?? []).map((sample) => sample[visit][value]))

for (const { name } of pages) {
  const round = (visit: 'cold' | 'warm', value: keyof Sample): string => of(name, visit, value).toFixed(0).padStart(7)
  console.log(
    `${name.padEnd(8)} ready cold${round('cold', 'ready')} warm${round('warm', 'ready')}  first paint${round('cold', 'firstPaint')}` +
      `  blocked${round('cold', 'blocked')}  script bytes${round('cold', 'script')}  heap${round('cold', 'heap')}`,
  )
}

for (const [name, all] of Object.entries({ presses, bills: ofBills.presses })) {
  const times = Object.entries(all).map(([press, value]) => `${press} ${value.toFixed(0)}`)
  console.log(`${name.padEnd(8)} ${times.join('  ')}`)
}

for (const name of ['ours', 'raw'] as const) {
  const { mount, scrolling, flinging, heap } = long[name]
  const share = (slow: number): string => `${(100 * slow).toFixed(1)}%`
  const frames = `slow frames ${share(scrolling)} and ${share(flinging)}`
  console.log(`list     ${name} mount ${mount.toFixed(0)}  ${frames}  heap ${heap.toFixed(0)}`)
}

const made = Object.entries(history.presses).map(([name, value]) => `${name} ${value.toFixed(0)}`)
console.log(
  `payments back to 10,000 ${history.back.long.toFixed(0)}, to 30 ${history.back.short.toFixed(0)}  ${made.join('  ')}`,
)

const decode = decodeRatios()
const importing = importTimes(installCore())

const rows: ReadonlyArray<readonly [name: string, value: number, budget: number]> = [
  ['P3 home ready cold, to the floor’s', of('home', 'cold', 'ready') / of('floor', 'cold', 'ready'), 1.45],
  ['P4 home ready warm, to the floor’s', of('home', 'warm', 'ready') / of('floor', 'warm', 'ready'), 1.5],
  ...routePages(sandbox.origin).map(({ name }) => {
    const share = of(name, 'cold', 'ready') / of('home', 'cold', 'ready')
    return [`P3 ${name} ready cold, to home’s`, share, ownLimits[name] ?? 1.5] as const
  }),
  ['P5 round trips after the document', of('home', 'cold', 'roundTrips'), 1],
  ['P6 blocked time cold, ms', of('home', 'cold', 'blocked'), 250],
  ['P7 press to the next paint, worst, ms', Math.max(...Object.values(presses)), 64],
  ['P7 the same of 50 bills with 500 payments, ms', Math.max(...Object.values(ofBills.presses)), 64],
  ['P8 layout shift of home', of('home', 'cold', 'shift'), 0.02],
  ['P8 layout shift of 50 bills with 500 payments', ofBills.shift, 0.02],
  ['P8b first paint, to the empty page’s', of('home', 'cold', 'firstPaint') / of('empty', 'cold', 'firstPaint'), 1.25],
  ['P7 the key to the paint of the palette, first time, ms', palette.first, 100],
  ['P7 the same with its code loaded, ms', palette.again, 100],
  ['P7 a letter in the search of 20,000 entries, worst, ms', search, 40],
  ['P8c click to the content of another route, ms', route, 100],
  ['P8d heap after home, MB', of('home', 'cold', 'heap') / 1_048_576, 5],
  ['P9 10,000 rows to their paint, to the same by hand', long.ours.mount / long.raw.mount, 2],
  ['P10 frames over 25 ms while they scroll, share', long.ours.scrolling, 0.01],
  ['P10 frames over 25 ms when they are flung, share', long.ours.flinging, 0.05],
  ['P10 heap over the same by hand, MB', (long.ours.heap - long.raw.heap) / 1_048_576, 4],
  ['P7 on a page with 10,000 payments, worst, ms', Math.max(...Object.values(history.presses)), 64],
  ['P9 back to a page with 10,000 payments, to one with 30', history.back.long / history.back.short, 2],
  ['P10 frames over 25 ms while that page scrolls, share', history.scrolling, 0.01],
  ['P10 frames over 25 ms when it is flung, share', history.flinging, 0.05],
  ['P11 reading 10,000 items, to JSON.parse', decode.toParse, 1.3],
  ['P11 reading 10,000 items, to code without codecs', decode.toHandWritten, 8],
  ['P12 texts of 10,000 rows, to code for just these', displayRatio(), 10],
  [
    'importing the core into Node, to its libraries',
    importing['@paydeck/core'] / importing['fp-ts, io-ts and rxjs'],
    0.8,
  ],
  ['P8d nodes on home', of('home', 'cold', 'nodes'), 800],
  ['P13 an event to its text, without debounce and refetch, ms', live.middle, 40],
  ['P13 the same, 95th of 100, ms', live.slow, 80],
  ['P15 first start of the sandbox, s', first.startedIn, 10],
  ['P15 second start, s', sandbox.startedIn, 3],
  ['P16 a year pack of 20,000 entries, s', yearPackSeconds(), 6],
]

const over = rows.filter(([, value, budget]) => !(value <= budget))
for (const row of rows) {
  const [name, value, budget] = row
  console.log(`${over.includes(row) ? '✗' : '✓'} ${name}: ${value.toFixed(2)} of ${budget}`)
}
process.exit(over.length > 0 ? 1 : 0)
