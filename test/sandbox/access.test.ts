import type { WireEntry } from '@paydeck/adapters/wire/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, entries, initOf, type Proof, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'

// A sandbox of its own: what all its tables hold is compared before and after.
let running: Running
let client: Client
let other: Client
let deadCookie: string
let before: string

const dump = async (): Promise<string> => {
  const { queries } = running.server.environment
  const tables = await queries.introspection.getTables()
  // A server may hold the schemas of other tests beside it.
  const here = await queries
    .selectNoFrom(({ fn }) => fn<string>('current_schema', []).as('name'))
    .executeTakeFirstOrThrow()
  const rows = await Promise.all(
    tables
      .filter(({ name, schema }) => schema === here.name && !name.startsWith('kysely'))
      .map(async ({ name }) => {
        const found = await queries
          .selectFrom(name as 'users')
          .selectAll()
          .execute()
        return [name, found.map((row) => JSON.stringify({ ...row, seenAt: 0 })).toSorted()] as const
      }),
  )
  return JSON.stringify(rows)
}

beforeAll(async () => {
  running = await startSandbox()
  client = await account('cardholder', {}, running)
  other = await account('merchant', {}, running)
  const signedOut = await account('shopper', {}, running)
  deadCookie = signedOut.cookie() ?? ''
  await signedOut.rest('POST', '/auth/logout')
  before = await dump()
})

afterAll(() => running.close())

const guarded = entries.filter((name) => name !== 'GET /auth/session')

const send = async (
  name: WireEntry,
  cookie: string | null,
  proof: Partial<Proof> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const request = requestFor(name, sampleFor(name, other), { ...proofOf(client), ...proof })
  const init = initOf(request, { ...headers, ...(cookie === null ? {} : { cookie }) })
  const response = await fetch(`${running.address}${request.path}`, init)
  return { status: response.status, body: await response.json() }
}

const own = (): string => client.cookie() ?? ''
const coded = (code: string) => ({ error: expect.any(String) as unknown, code })

describe('who may call', () => {
  it.each(guarded.map((name) => [name]))('A1 SESS-016 CALL-003 %s: 401 without a session cookie', async (name) => {
    expect(await send(name, null)).toEqual({ status: 401, body: coded('session') })
  })

  const closed = guarded.filter((name) => name !== 'authenticate')

  it.each(closed.map((name) => [name]))(
    'A1 SESS-016 %s: 401 with the cookie of no user, and after signing out',
    async (name) => {
      expect((await send(name, `__Host-session=${'A'.repeat(43)}`)).status).toBe(401)
      expect((await send(name, `__Host-session=' or true --`)).status).toBe(401)
      expect((await send(name, deadCookie)).status).toBe(401)
    },
  )

  it.each(guarded.map((name) => [name]))(
    'A1 CALL-004 CALL-005 CALL-006 CALL-010 SESS-013 SESS-014 SESS-015 %s: 403 without, with a wrong and with another session’s CSRF value',
    async (name) => {
      for (const csrf of ['', 'wrong', other.csrf]) {
        // eslint-disable-next-line no-await-in-loop -- one after the other says which failed
        expect(await send(name, own(), { csrf }), csrf).toEqual({ status: 403, body: coded('csrf') })
      }
    },
  )

  it.each(entries.map((name) => [name]))('A1 %s: 403 for a request of another site', async (name) => {
    expect(await send(name, own(), {}, { 'sec-fetch-site': 'cross-site' })).toEqual({
      status: 403,
      body: coded('origin'),
    })
    expect(await send(name, own(), {}, { origin: 'https://evil.example' })).toEqual({
      status: 403,
      body: coded('origin'),
    })
    expect(await send(name, own(), {}, { origin: 'null' })).toEqual({ status: 403, body: coded('origin') })
  })

  const withToken = guarded.filter((name) => {
    const call = callOf(name)
    return call.kind === 'graphql' || (call.kind === 'facade' && call.token === 'path')
  })

  it.each(withToken.map((name) => [name]))(
    'A1 SESS-015 CALL-006 CALL-012 %s: 403 with the product token of another session',
    async (name) => {
      for (const userToken of [other.tokens.user, 'wrong']) {
        expect(await send(name, own(), { userToken, payeeToken: userToken }), userToken).toEqual({
          status: 403,
          body: coded('token'),
        })
      }
    },
  )

  it('A5 a session ends when it is not used, and when it is old', async () => {
    const idle = await account('shopper', {}, running)
    await idle.control('POST', 'clock', { advance: 29 * 60_000, keepsSessions: false })
    expect((await idle.rest('GET', '/id/language')).status).toBe(200)
    await idle.control('POST', 'clock', { advance: 30 * 60_000, keepsSessions: false })
    expect((await idle.rest('GET', '/id/language')).status).toBe(401)

    const busy = await account('shopper', {}, running)
    for (let passed = 25; passed < 12 * 60; passed += 25) {
      await busy.control('POST', 'clock', { advance: 25 * 60_000, keepsSessions: false })
      expect((await busy.rest('GET', '/id/language')).status).toBe(200)
    }
    await busy.control('POST', 'clock', { advance: 25 * 60_000, keepsSessions: false })
    expect((await busy.rest('GET', '/id/language')).status).toBe(401)
    await forget([idle, busy])
  })

  it('A1 nothing of all that has written anything', async () => {
    expect(await dump()).toBe(before)
  })
})

/** Takes accounts out again that a test made on its own, so that the tables are as they were. */
const forget = async (clients: ReadonlyArray<Client>): Promise<void> => {
  const { queries } = running.server.environment
  await queries
    .deleteFrom('users')
    .where(
      'id',
      'in',
      clients.map(({ userId }) => userId),
    )
    .execute()
}
