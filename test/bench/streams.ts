import { fork } from 'node:child_process'
import { join } from 'node:path'
import { makeReaders } from './stream-clients.ts'
import type { Command, Report, Watched } from './stream-server.ts'

// `npm run bench:streams` opens ten thousand event streams to one sandbox process over the loopback network. It measures the
// memory of the streams, and the time until all streams have received a change. It also measures the latency of other calls
// during this time, and the time until all clients have reconnected after a loss of connection. BENCH_STREAMS sets the
// number of streams.
const streamCount = Math.min(Number(process.env['BENCH_STREAMS'] ?? 10_000), 15_000)
/** Number of streams that each user opens, which is the sandbox's limit: two applications in four browsers. */
const streamsEach = 8
const userCount = Math.ceil(streamCount / streamsEach)
const longest = 240_000

const started = performance.now()
setTimeout(() => {
  console.error('The bench was not done in time.')
  process.exit(1)
}, longest).unref()

const sandbox = fork(join(import.meta.dirname, 'stream-server.ts'), [String(userCount)], {
  execArgv: ['--conditions=@paydeck/source', '--expose-gc'],
})
const nextReport = (): Promise<Report> =>
  new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error('The sandbox has ended.'))
    sandbox.once('exit', failed)
    sandbox.once('message', (message) => {
      sandbox.off('exit', failed)
      resolve(message as Report)
    })
  })
const run = async (what: Command): Promise<number> => {
  const answer = nextReport()
  sandbox.send(what)
  const done = await answer
  return done.kind === 'done' ? done.resident : 0
}

const seconds = (from: number): number => (performance.now() - from) / 1000
const megabyte = 1_048_576

const first = await nextReport()
if (first.kind !== 'ready') throw new Error('The sandbox is not ready.')
const { port } = first
const watched: ReadonlyArray<Watched> = Array.from({ length: streamsEach / 2 }, () => first.watched)
  .flat()
  .slice(0, streamCount)
console.log(`${userCount} people were made in ${seconds(started).toFixed(1)} s`)

const before = await run('weigh')
const readers = makeReaders(port, watched)
const opening = performance.now()
const opened = await readers.open(250)
const openedIn = seconds(opening)
const withStreams = await run('weigh')
console.log(`${opened} streams were opened in ${openedIn.toFixed(1)} s`)

/**
 * Sends calls one after the other while `work` is pending, and at least 50 calls. Returns their durations in milliseconds,
 * sorted.
 */
const callsDuring = async (work: Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const over = new AbortController()
  void work.then(() => over.abort())
  const durations: Array<number> = []
  while (!over.signal.aborted || durations.length < 50) {
    const start = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/id/language`, {
      headers: { cookie: watched[0]?.cookie ?? '' },
    })
    await response.arrayBuffer()
    durations.push(performance.now() - start)
  }
  return durations.toSorted((left, right) => left - right)
}

const allGotEvent = readers.allGetEvent()
const notifyStart = performance.now()
const committed = run('notify').then(() => seconds(notifyStart))
const lastDelivered = allGotEvent.then(() => seconds(notifyStart))
// Sends the calls only after the commit, because the notification by this bench keeps the database busy until then.
const meanwhile = committed.then(() => callsDuring(allGotEvent))
const [committedIn, deliveredIn, calls] = await Promise.all([committed, lastDelivered, meanwhile])

// Measures calls while the streams receive only keep-alive comments.
const idleCalls = await callsDuring(new Promise((resolve) => setTimeout(resolve, 5000)))

const ended = readers.allEnd()
await run('drop')
await ended
const reconnectStart = performance.now()
const reopened = await readers.open(streamCount)
const reopenedIn = seconds(reconnectStart)
const after = await run('weigh')
readers.close()
sandbox.disconnect()

const p99 = (values: ReadonlyArray<number>): number => values[Math.floor(values.length * 0.99)] ?? Infinity
const rows: ReadonlyArray<readonly [name: string, value: number, budget: number]> = [
  ['streams that were not opened', streamCount - opened, 0],
  ['opening all of them, s', openedIn, 30],
  ['memory for all of them, MB', (withStreams - before) / megabyte, 300],
  ['memory a stream, KB', (withStreams - before) / 1024 / opened, 30],
  ['from the commit of a change of each application to the last who heard of it, s', deliveredIn - committedIn, 2],
  ['another call meanwhile, p99, ms', p99(calls), 500],
  ['another call while nothing happens, p99, ms', p99(idleCalls), 150],
  ['streams that did not come back', streamCount - reopened, 0],
  ['all of them coming back at once, s', reopenedIn, 30],
  ['memory that the storm left, MB', (after - withStreams) / megabyte, 150],
]
for (const refusal of readers.refusals) console.log(`Some were answered ${refusal}`)
const over = rows.filter(([, value, budget]) => !(value <= budget))
console.log(`${streamCount} streams; the sandbox occupies ${(withStreams / megabyte).toFixed(0)} MB with them`)
console.log(`${first.watched.length} changes were committed in ${committedIn.toFixed(2)} s`)
for (const row of rows) {
  const [name, value, budget] = row
  console.log(`${over.includes(row) ? '✗' : '✓'} ${name}: ${value.toFixed(2)} of ${budget}`)
}
process.exitCode = over.length > 0 ? 1 : 0
