import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverUrl, executeOnServer } from './database-server.ts'
import { entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { countSimultaneousOpenings, countStartsBesideChanges } from './simultaneous-starts.ts'

const minute = 60_000
let time = 1_800_000_000_000
let running: Running
let client: Client

beforeAll(async () => {
  running = await startSandbox({ clock: () => time, hasOwnDatabase: true })
  client = await account('verified', {}, running)
})
afterAll(() => running.close())

const server = serverUrl()

/** Number of pooled connections on a database server. The embedded database has only one connection. */
const connections = server === null ? 1 : 10

/** Sets whether transactions on every pooled connection are read-only. */
const setPooledUnwritable = async (value: 'on' | 'off'): Promise<void> => {
  const { queries } = running.server.environment
  const all = Promise.withResolvers<void>()
  let count = 0
  await Promise.all(
    Array.from({ length: connections }, () =>
      queries.connection().execute(async (connection) => {
        await sql`select set_config('default_transaction_read_only', ${value}, false)`.execute(connection)
        count += 1
        if (count === connections) all.resolve()
        await all.promise
      }),
    ),
  )
}

/** Sets whether transactions on future connections to the server are read-only. */
const setServerUnwritable = async (url: string, value: 'on' | 'off'): Promise<void> => {
  const { queries } = running.server.environment
  const { name } = await queries
    .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow()
  await executeOnServer(url, `alter database ${name} set default_transaction_read_only = ${value}`)
}

/** Makes the database reject writes, like a standby server or a full disk. */
const refuseWrites = async (): Promise<void> => {
  if (server !== null) await setServerUnwritable(server, 'on')
  await setPooledUnwritable('on')
}

/** Makes the database accept writes again. Pooled connections to a server remain read-only. */
const acceptWrites = (): Promise<void> =>
  server === null ? setPooledUnwritable('off') : setServerUnwritable(server, 'off')

describe('a database that rejects writes', () => {
  const send = async (name: (typeof entries)[number]): Promise<number> => {
    const request = requestFor(name, sampleFor(name, client), proofOf(client))
    const response = await client.fetch(request.path, initOf(request))
    await response.arrayBuffer()
    return response.status
  }

  it('F12 while the database rejects writes, reads succeed; writes get status 503 and change no user', async () => {
    // After two minutes, the next request makes the sandbox store when the session was last used. This write fails, but the
    // request must succeed.
    time += 2 * minute
    const reads = [
      'GET /auth/session',
      'START_GET_BASIC_INFO',
      'getProductTokens',
      'GET /id/language',
      'GetDebitCards',
    ] as const
    const users = () => running.server.environment.queries.selectFrom('users').selectAll().orderBy('id').execute()
    const before = await users()
    await refuseWrites()
    try {
      for (const name of reads) expect([name, await send(name)]).toEqual([name, 200])
      const answers = new Map<string, number>()
      for (const name of entries) if (name !== 'POST /auth/logout') answers.set(name, await send(name))
      expect([...answers].filter(([, status]) => status >= 500 && status !== 503)).toEqual([])
      expect(answers.get('POST /marketing/marketingOptIn')).toBe(503)
      expect(answers.get('POST /users/trackAnalyticsEvent')).toBe(503)
      const readNames = /^GET |^(START_)?GET_|^Get(?!Token|MethodAuth)/
      expect([...answers].filter(([name, status]) => readNames.test(name) && status === 503)).toEqual([])
    } finally {
      await acceptWrites()
    }
    expect(await users()).toEqual(before)
  })

  it('F12 once the database accepts writes again, at most one write per pooled connection still gets status 503', async () => {
    const write = () => send('POST /marketing/marketingOptIn')
    await refuseWrites()
    expect(await write()).toBe(503)
    await acceptWrites()
    let refused = 0
    while (refused < connections && (await write()) === 503) refused += 1
    expect(await write()).toBe(200)
  })
})

it('F3 several processes can start at the same time with the same new database', async () => {
  expect(await countSimultaneousOpenings(6)).toBe(6)
})

it('F3 several processes can start while another connection creates and drops tables', async () => {
  expect(await countStartsBesideChanges(2)).toBe(2)
})
