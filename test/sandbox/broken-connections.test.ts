import { expect, it } from 'vitest'
import { executeOnServer } from './database-server.ts'
import { outlivingDatabase } from './outliving-database.ts'
import { start } from './process.ts'
import { at, makeJar } from './running.ts'

const { name, server, create } = outlivingDatabase('broken')

/**
 * Number of times that the test terminates all connections. The embedded database has no connections to terminate, so two
 * rounds suffice.
 */
const rounds = server === null ? 2 : 50
const parallelCalls = 8

/** Terminates every connection to the database server. Does nothing with the embedded database. */
const terminateAll = async (): Promise<void> => {
  if (server === null) return
  await executeOnServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}

const json = { 'content-type': 'application/json' }

/**
 * Creates an account and signs in. Returns a function that sends a write and then a read, and returns both HTTP statuses.
 */
const callerOn = async (address: string) => {
  const { fetch: send } = makeJar(address)
  const made = await send('/sandbox/accounts', { method: 'POST', headers: json, body: '{"persona":"shopper"}' })
  const email = String(at(await made.json(), 'email'))
  const csrf = String(at(await (await send('/auth/session')).json(), 'csrfToken'))
  const headers = { ...json, 'x-csrf-token': csrf }
  const statusOf = async (path: string, init: RequestInit): Promise<number> => {
    const response = await send(path, init)
    await response.arrayBuffer()
    return response.status
  }
  return async (attribute: string): Promise<ReadonlyArray<number>> => [
    await statusOf('/marketing/marketingOptIn', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, attribute }),
    }),
    await statusOf(`/marketing/marketingOptIn?email=${email}`, { headers }),
  ]
}

it(`F5 under load, calls succeed again within 2 s each time all database connections break (${rounds} times)`, async () => {
  const running = start(await create())
  const address = await running.address
  const callers = await Promise.all(Array.from({ length: parallelCalls }, () => callerOn(address)))
  const probe = await callerOn(address)
  const statuses = new Set<number>()
  let isOver = false
  const load = async (call: (attribute: string) => Promise<ReadonlyArray<number>>, count = 0): Promise<void> => {
    for (const status of await call(`load ${count % 10}`)) statuses.add(status)
    return isOver ? undefined : load(call, count + 1)
  }
  const loads = Promise.all(callers.map((call) => load(call))).catch((error: unknown) => error)
  for (let round = 0; round < rounds; round += 1) {
    await terminateAll()
    await expect.poll(() => probe(`round ${round}`), { timeout: 2000 }).toEqual([200, 200])
  }
  isOver = true
  expect(await loads).not.toBeInstanceOf(Error)
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
  running.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
}, 120_000)
