import { fork } from 'node:child_process'
import { join } from 'node:path'
import { makeReaders } from './stream-clients.ts'
import type { Order, Told, Watched } from './stream-server.ts'

// `npm run bench:streams` holds ten thousand event streams open on one process of the sandbox, on the loopback alone, and
// measures what they weigh, how long one change takes to all of them, what else the sandbox can do meanwhile, and how
// long all of them take to come back when all are lost at once. BENCH_STREAMS says how many. It ends by itself.
const wanted = Math.min(Number(process.env['BENCH_STREAMS'] ?? 10_000), 15_000)
/** Four of each of two applications: as many as a user may have. */
const streamsEach = 8
const people = Math.ceil(wanted / streamsEach)
const longest = 240_000

const started = performance.now()
setTimeout(() => {
  console.error('The bench was not done in time.')
  process.exit(1)
}, longest).unref()

const sandbox = fork(join(import.meta.dirname, 'stream-server.ts'), [String(people)], {
  execArgv: ['--conditions=@paydeck/source', '--expose-gc'],
})
const told = (): Promise<Told> =>
  new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error('The sandbox has ended.'))
    sandbox.once('exit', failed)
    sandbox.once('message', (message) => {
      sandbox.off('exit', failed)
      resolve(message as Told)
    })
  })
const order = async (what: Order): Promise<number> => {
  const answer = told()
  sandbox.send(what)
  const done = await answer
  return done.kind === 'done' ? done.resident : 0
}

const seconds = (from: number): number => (performance.now() - from) / 1000
const megabyte = 1_048_576

const first = await told()
if (first.kind !== 'ready') throw new Error('The sandbox is not ready.')
const { port } = first
const watched: ReadonlyArray<Watched> = Array.from({ length: streamsEach / 2 }, () => first.watched)
  .flat()
  .slice(0, wanted)
console.log(`${people} people were made in ${seconds(started).toFixed(1)} s`)

const before = await order('weigh')
const readers = makeReaders(port, watched)
const opening = performance.now()
const opened = await readers.open(250)
const openedIn = seconds(opening)
const held = await order('weigh')
console.log(`${opened} streams were opened in ${openedIn.toFixed(1)} s`)

/** Milliseconds of calls that are made one after the other while something else goes on, slowest last. */
const callsDuring = async (work: Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const over = new AbortController()
  void work.then(() => over.abort())
  const taken: Array<number> = []
  while (!over.signal.aborted || taken.length < 50) {
    const asked = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/id/language`, {
      headers: { cookie: watched[0]?.cookie ?? '' },
    })
    await response.arrayBuffer()
    taken.push(performance.now() - asked)
  }
  return taken.toSorted((left, right) => left - right)
}

const heard = readers.allHear()
const telling = performance.now()
const committed = order('tell').then(() => seconds(telling))
const lastHeard = heard.then(() => seconds(telling))
// From the commit on: until then the bench itself holds the database.
const meanwhile = committed.then(() => callsDuring(heard))
const [toldIn, heardIn, calls] = await Promise.all([committed, lastHeard, meanwhile])

// A while in which nothing happens but that each is kept alive.
const quiet = await callsDuring(new Promise((resolve) => setTimeout(resolve, 5000)))

const ended = readers.allEnd()
await order('drop')
await ended
const storming = performance.now()
const back = await readers.open(wanted)
const backIn = seconds(storming)
const after = await order('weigh')
readers.close()
sandbox.disconnect()

const p99 = (values: ReadonlyArray<number>): number => values[Math.floor(values.length * 0.99)] ?? Infinity
const rows: ReadonlyArray<readonly [name: string, value: number, budget: number]> = [
  ['streams that were not opened', wanted - opened, 0],
  ['opening all of them, s', openedIn, 30],
  ['memory for all of them, MB', (held - before) / megabyte, 300],
  ['memory a stream, KB', (held - before) / 1024 / opened, 30],
  ['from the commit of a change of each application to the last who heard of it, s', heardIn - toldIn, 2],
  ['another call meanwhile, p99, ms', p99(calls), 500],
  ['another call while nothing happens, p99, ms', p99(quiet), 150],
  ['streams that did not come back', wanted - back, 0],
  ['all of them coming back at once, s', backIn, 30],
  ['memory that the storm left, MB', (after - held) / megabyte, 150],
]
for (const refusal of readers.refusals) console.log(`Some were answered ${refusal}`)
const over = rows.filter(([, value, budget]) => !(value <= budget))
console.log(`${wanted} streams; the sandbox occupies ${(held / megabyte).toFixed(0)} MB with them`)
console.log(`${first.watched.length} changes were committed in ${toldIn.toFixed(2)} s`)
for (const row of rows) {
  const [name, value, budget] = row
  console.log(`${over.includes(row) ? '✗' : '✓'} ${name}: ${value.toFixed(2)} of ${budget}`)
}
process.exitCode = over.length > 0 ? 1 : 0
