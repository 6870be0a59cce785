import { addressOf, csrfHeader, csrfQuery } from '@paydeck/adapters/wire/call'
import { type StreamEntry, streamTable, type WireEntry } from '@paydeck/adapters/wire/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherSites } from './other-sites.ts'
import { callOf, entries, initOf, type Proof, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'
import { applicationIds } from './streams.ts'

// This test file starts a sandbox that no other file uses, because the last test compares all tables with their initial
// content.
let running: Running
let client: Client
let other: Client
let deadCookie: string
let before: string
let watched: string

const dump = async (): Promise<string> => {
  const { queries } = running.server.environment
  const tables = await queries.introspection.getTables()
  // On a database server, the database may also contain the schemas of other tests.
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
  running = await startSandbox({ hasOwnDatabase: true })
  client = await account('cardholder', {}, running)
  other = await account('merchant', {}, running)
  watched = (await applicationIds(client))[0] ?? ''
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

/** Every stream. The names are read from the table itself, so that a new stream is tested automatically. */
const streams: ReadonlyArray<StreamEntry> = Object.keys(streamTable).filter(
  (name): name is StreamEntry => name in streamTable,
)

const openStream = async (
  name: StreamEntry,
  cookie: string | null,
  csrf = client.csrf,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const path = addressOf(name).path.replace(/:\w+/g, watched)
  const query = new URLSearchParams({ [csrfQuery]: csrf }).toString()
  const init = { headers: { ...headers, ...(cookie === null ? {} : { cookie }) } }
  const response = await fetch(`${running.address}${path}?${query}`, init)
  return { status: response.status, body: await response.json() }
}

const own = (): string => client.cookie() ?? ''
const coded = (code: string) => ({ error: expect.any(String) as unknown, code })

describe('access control of calls and streams', () => {
  it.each(guarded.map((name) => [name]))(
    'A1 SESS-016 CALL-003 the call %s answers 401 without a session cookie',
    async (name) => {
      expect(await send(name, null)).toEqual({ status: 401, body: coded('session') })
    },
  )

  const closed = guarded.filter((name) => name !== 'authenticate')

  it.each(closed.map((name) => [name]))(
    'A1 SESS-016 the call %s answers 401 to an unknown session cookie and to the cookie of a signed-out session',
    async (name) => {
      expect((await send(name, `__Host-session=${'A'.repeat(43)}`)).status).toBe(401)
      expect((await send(name, `__Host-session=' or true --`)).status).toBe(401)
      expect((await send(name, deadCookie)).status).toBe(401)
      // The server reports the missing session before any other error.
      expect(await send(name, deadCookie, { csrf: 'wrong' })).toEqual({ status: 401, body: coded('session') })
    },
  )

  const expectCsrfRequired = async (name: WireEntry): Promise<void> => {
    for (const csrf of ['', 'wrong', other.csrf]) {
      // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
      expect(await send(name, own(), { csrf }), csrf).toEqual({ status: 403, body: coded('csrf') })
    }
  }

  it.each(guarded.filter((name) => callOf(name).kind === 'graphql').map((name) => [name]))(
    'A1 CALL-006 CALL-010 SESS-014 the operation %s answers 403 unless it contains the CSRF value of its session',
    (name) => expectCsrfRequired(name),
  )

  it.each(guarded.filter((name) => callOf(name).kind !== 'graphql').map((name) => [name]))(
    'A1 CALL-005 CALL-010 SESS-013 the call %s answers 403 unless it contains the CSRF value of its session',
    (name) => expectCsrfRequired(name),
  )

  it.each(entries.map((name) => [name]))(
    'A1 the server answers 403 if another site sends a request to %s',
    async (name) => {
      for (const headers of otherSites) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        expect(await send(name, own(), {}, headers), JSON.stringify(headers)).toEqual({
          status: 403,
          body: coded('origin'),
        })
      }
    },
  )

  const withToken = guarded.filter((name) => {
    const call = callOf(name)
    return call.kind === 'graphql' || (call.kind === 'facade' && call.token === 'path')
  })

  it.each(withToken.map((name) => [name]))(
    'A1 SESS-015 CALL-006 CALL-012 the call %s answers 403 to the product token of another session',
    async (name) => {
      for (const userToken of [other.tokens.user, 'wrong']) {
        expect(await send(name, own(), { userToken, payeeToken: userToken }), userToken).toEqual({
          status: 403,
          body: coded('token'),
        })
      }
    },
  )

  it.each(streams.map((name) => [name]))(
    'A1 CALL-099 the stream %s answers 401 without a session, or with the cookie of an ended session',
    async (name) => {
      for (const cookie of [null, `__Host-session=${'A'.repeat(43)}`, `__Host-session=' or true --`, deadCookie]) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        expect(await openStream(name, cookie), String(cookie)).toEqual({ status: 401, body: coded('session') })
      }
    },
  )

  it.each(streams.map((name) => [name]))(
    'A1 CALL-011 CALL-099 the stream %s answers 403 unless its query string contains the CSRF value of its session',
    async (name) => {
      for (const csrf of ['', 'wrong', other.csrf]) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        expect(await openStream(name, own(), csrf), csrf).toEqual({ status: 403, body: coded('csrf') })
      }
      const headers = { [csrfHeader]: client.csrf }
      expect(await openStream(name, own(), '', headers)).toEqual({ status: 403, body: coded('csrf') })
    },
  )

  it.each(streams.map((name) => [name]))(
    'A1 CALL-099 the stream %s answers 403 to a request from another site',
    async (name) => {
      for (const headers of otherSites) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        expect(await openStream(name, own(), client.csrf, headers)).toEqual({ status: 403, body: coded('origin') })
      }
    },
  )

  it('A5 a session ends after 30 minutes without a request, and in any case 12 hours after the sign-in', async () => {
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
    await deleteAccounts([idle, busy])
  })

  it('A1 the rejected requests of all tests in this file have changed no row of any table', async () => {
    expect(await dump()).toBe(before)
  })
})

/** Deletes accounts that only one test needs. Afterwards the tables have their initial content again. */
const deleteAccounts = async (clients: ReadonlyArray<Client>): Promise<void> => {
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
