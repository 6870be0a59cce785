import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { freePort } from '../sandbox/free-port.ts'
import { account, type Client } from '../sandbox/running.ts'
import { spawnSandbox } from '../sandbox/spawned.ts'
import { applicationIds, follow, type Followed, setStatus, twoApplications } from '../sandbox/streams.ts'
import { floorsOf, growthOf, type Sample } from './trend.ts'

// `npm run soak -- MINUTES` sends mixed calls to a sandbox process over the loopback network while 100 event streams are
// open. Prints the growth of its memory, handles, connections and streams. With DATABASE_URL the process uses an empty
// database of that server. From ten minutes on, a growth of 1 percent per ten minutes or more is a failure.
const minutes = Number(process.argv[2] ?? 30)
if (!(minutes > 0)) {
  console.error(`Give the number of minutes, as in "npm run soak -- 30", instead of "${process.argv[2]}".`)
  process.exit(1)
}

const streamCount = 100
/** Number of streams of each user, which is the limit. */
const streamsEach = 8
const sampleInterval = 2000
/** Number of samples in a group, of which the smallest counts. */
const group = 10
const limit = 1

const folder = mkdtempSync(join(tmpdir(), 'paydeck-soak-'))
const metricsPort = await freePort()
const { DATABASE_URL: databaseUrl = '' } = process.env
const sandbox = spawnSandbox({
  SANDBOX_CONTROL: 'on',
  METRICS_PORT: `${metricsPort}`,
  ...(databaseUrl === '' ? { DATA_DIRECTORY: join(folder, 'data') } : { DATABASE_URL: databaseUrl }),
})
const address = await sandbox.address
const clients = await Promise.all(
  Array.from({ length: Math.ceil(streamCount / streamsEach) }, () => account('shopper', twoApplications, { address })),
)

const openStreams = async (): Promise<ReadonlyArray<Followed>> => {
  const opened = await Promise.all(
    clients.map(async (client) => {
      const ids = await applicationIds(client)
      return Promise.all(
        Array.from({ length: streamsEach }, (_, index) => follow(client, ids[index % ids.length] ?? '')),
      )
    }),
  )
  return opened.flat()
}

const calls: ReadonlyArray<(client: Client) => Promise<unknown>> = [
  ({ rest }) => rest('GET', '/auth/session'),
  ({ rest }) => rest('GET', '/compliance/applications'),
  ({ graphql }) => graphql('ToggleMarketingOptIn', { optIn: true }),
  async ({ fetch: visit }) => (await visit('/id/home')).text(),
  (client) => setStatus(client, 'pending'),
]

let sent = 0
const over = new AbortController()
const callUntilOver = async (client: Client, first: number): Promise<void> => {
  for (let index = first; !over.signal.aborted; index += 1) {
    await calls[index % calls.length]?.(client)
    sent += 1
    await later(50)
  }
}

/** Measured values: what they are, and how they are found in the metrics. */
const measured: Readonly<Record<string, RegExp>> = {
  'resident memory': /^process_resident_memory_bytes (\S+)/m,
  'used heap': /^nodejs_heap_size_used_bytes (\S+)/m,
  handles: /^nodejs_active_handles_total (\S+)/m,
  'used connections': /^paydeck_database_connections\{state="used"\} (\S+)/m,
  'idle connections': /^paydeck_database_connections\{state="idle"\} (\S+)/m,
  'event streams': /^paydeck_event_streams_open (\S+)/m,
}
const samples = new Map<string, Array<Sample>>(Object.keys(measured).map((name) => [name, []]))

const started = performance.now()
const sample = async (): Promise<void> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const at = (performance.now() - started) / 60_000
  for (const [name, pattern] of Object.entries(measured)) {
    const value = pattern.exec(text)?.[1]
    if (value !== undefined) samples.get(name)?.push({ at, value: Number(value) })
  }
}

const streams = await openStreams()
const calling = clients.map((client, index) => callUntilOver(client, index))
while (performance.now() - started < minutes * 60_000) {
  await later(sampleInterval)
  await sample()
}
over.abort()
await Promise.all(calling)
for (const stream of streams) stream.close()
sandbox.kill('SIGTERM')
const { code } = await sandbox.ended
rmSync(folder, { recursive: true, force: true })

console.log(`${sent} calls in ${minutes} min, ${streams.length} event streams`)
let isFailed = code !== 0
for (const [name, all] of samples) {
  // The first fifth is the warm-up.
  const floors = floorsOf(all.slice(Math.floor(all.length / 5)), group)
  const growth = growthOf(floors)
  const isOverLimit = minutes >= 10 && growth >= limit
  isFailed ||= isOverLimit
  const last = floors.at(-1)?.value ?? 0
  const shown = last > 1e6 ? `${(last / 1e6).toFixed(1)} MB` : `${last}`
  if (floors.length > 0)
    console.log(`${isOverLimit ? '✗' : '✓'} ${name}: ${shown}, ${growth.toFixed(2)} percent per 10 min`)
}
process.exit(isFailed ? 1 : 0)
