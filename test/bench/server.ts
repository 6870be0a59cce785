import { fork } from 'node:child_process'
import { join } from 'node:path'
import { graphqlPath } from '@paydeck/adapters/wire/call'
import autocannon from 'autocannon'
import type { Kind, LoadRequest, Ready } from './load-server.ts'

// `npm run bench:server` requests ten payments, and a page of the timeline, over the loopback network. It prints the number of
// responses that each server sends per second. Two plain servers are the floors: absolute numbers depend on the machine, so
// the budgets are ratios. With DATABASE_URL, the bench also measures one and three processes on that PostgreSQL server.
// BENCH_SECONDS is the duration of each measurement.
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const warmUp = 3
const usualConnections = 50
const users = 50

interface Running {
  readonly port: number
  readonly requests: ReadonlyArray<LoadRequest>
  readonly stop: () => Promise<void>
}

const start = async (kind: Kind, env: NodeJS.ProcessEnv, userCount = users): Promise<Running> => {
  const child = fork(join(import.meta.dirname, 'load-server.ts'), [kind, String(userCount)], {
    execArgv: ['--conditions=@paydeck/source'],
    env,
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready))
    child.once('exit', () => reject(new Error(`The server "${kind}" has ended.`)))
  })
  return {
    ...ready,
    stop: () => {
      child.disconnect()
      return ended
    },
  }
}

interface Load {
  /** Responses per second. */
  readonly rate: number
  /** Longest response time in milliseconds, without the slowest percent. */
  readonly p99: number
  /** Number of requests without a successful response. */
  readonly failures: number
}

const headersOf = ({ cookie }: LoadRequest): Record<string, string> => ({ 'content-type': 'application/json', cookie })

/** Sends requests over `count` connections. Each connection begins with another user. */
const send = async (port: number, all: ReadonlyArray<LoadRequest>, count: number, duration: number): Promise<Load> => {
  const requests = all.map((one) => ({ method: 'POST' as const, headers: headersOf(one), body: one.body }))
  let clients = 0
  const {
    requests: sent,
    latency,
    non2xx,
    errors,
  } = await autocannon({
    url: `http://127.0.0.1:${port}${graphqlPath}`,
    connections: count,
    duration,
    setupClient: (client) => {
      const first = clients % requests.length
      clients += 1
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
  })
  return { rate: sent.average, p99: latency.p99, failures: non2xx + errors }
}

/** Loads one or more processes that share a database. The first process creates the users. */
const load = async (
  kind: Kind,
  env: NodeJS.ProcessEnv = {},
  processes = 1,
  connections = usualConnections,
): Promise<Load> => {
  const first = await start(kind, env)
  const servers = [first]
  while (servers.length < processes) servers.push(await start(kind, env, 0))
  const sendAll = (duration: number): Promise<ReadonlyArray<Load>> =>
    Promise.all(servers.map(({ port }) => send(port, first.requests, Math.round(connections / processes), duration)))
  await sendAll(warmUp)
  const loads = await sendAll(seconds)
  // The first process drops the schema, so it stops last.
  for (const server of servers.toReversed()) await server.stop()
  return {
    rate: loads.reduce((sum, { rate }) => sum + rate, 0),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  }
}

const { DATABASE_URL: url = '', ...rest } = process.env
const embedded = { ...rest }
let schemas = 0
const onServer = (): NodeJS.ProcessEnv => {
  schemas += 1
  return { ...rest, DATABASE_URL: url, DATABASE_SCHEMA: `bench_${process.pid}_${schemas}` }
}

const print = (name: string, { rate, p99, failures }: Load, floor?: Load): void => {
  const ratio = floor === undefined ? '' : `  ${(rate / floor.rate).toFixed(2)} × floor`
  const failed = failures === 0 ? '' : `  ${failures} FAILED`
  console.log(
    `${name.padEnd(34)}${rate.toFixed(0).padStart(7)} /s  p99 ${p99.toFixed(0).padStart(5)} ms${ratio}${failed}`,
  )
}

print('constant JSON', await load('constant'))
const embeddedFloor = await load('rows', embedded)
print('two statements, embedded', embeddedFloor)
const onEmbedded = await load('sandbox', embedded)
print('sandbox, embedded', onEmbedded, embeddedFloor)

/** Lowest allowed ratio of the sandbox's rate to the floor's rate (P17). */
const budgets = { embedded: 0.25, server: 0.22 }
const isMet = [onEmbedded.rate / embeddedFloor.rate >= budgets.embedded, onEmbedded.failures === 0]
if (url !== '') {
  const floor = await load('rows', onServer())
  print('two statements, PostgreSQL', floor)
  const one = await load('sandbox', onServer())
  print('sandbox, PostgreSQL', one, floor)
  print('sandbox, PostgreSQL, 3 processes', await load('sandbox', onServer(), 3), floor)
  isMet.push(one.rate / floor.rate >= budgets.server, one.failures === 0)
}

/** Lowest allowed ratio of the rates of pages for 20,000 and for 200 entries (ACT-026). */
const timelineBudget = 0.8
/** Number of connections of the one user with a timeline. */
const timelineConnections = 4
for (const [place, env] of [['embedded', embedded], ...(url === '' ? [] : [['PostgreSQL', null] as const])] as const) {
  const short = await load('timeline of 200', env ?? onServer(), 1, timelineConnections)
  print(`page of a timeline of 200, ${place}`, short)
  const long = await load('timeline of 20,000', env ?? onServer(), 1, timelineConnections)
  print(`of 20,000, ${place}`, long, short)
  isMet.push(long.rate / short.rate >= timelineBudget, short.failures + long.failures === 0)
}
console.log(isMet.every(Boolean) ? 'P17 is met.' : `P17 is NOT met: at least ${JSON.stringify(budgets)} × floor.`)
process.exitCode = isMet.every(Boolean) ? 0 : 1
