import { currentCode, otpSecretOf } from '@paydeck/sandbox/account/one-time-codes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { account, answerOf, at, type Client, makeJar, type Running, startTwoSandboxes } from './running.ts'

const start = 1_800_000_000_000
let time = start
let paused: Array<number> = []
let both: readonly [Running, Running]
let running: Running

// Starts two sandboxes on one database, like two processes behind one proxy. Their clock returns `time`. Delays are recorded
// in `paused` and take no time.
beforeAll(async () => {
  both = await startTwoSandboxes({
    trusted: '1',
    clock: () => time,
    pause: async (milliseconds) => void paused.push(milliseconds),
  })
  running = both[0]
})

afterAll(async () => {
  // The first sandbox opened the database, so it must close after the second.
  await both[1].close()
  await both[0].close()
})

afterEach(async () => {
  await running.server.environment.queries.deleteFrom('attempts').execute()
  paused = []
  time = start
})

const form = (fields: Readonly<Record<string, string>>, from: string): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
  body: new URLSearchParams(fields).toString(),
})

const signIn = async ({ address }: Running, from: string, email: string, password = 'wrong'): Promise<number> =>
  (await fetch(`${address}/authenticate/login`, form({ email, password }, from))).status

const times = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, place) => place)

/**
 * Uses up all sign-in attempts of a network address, with a different account for each attempt. Calls the rate limiter
 * directly, which takes less time than real sign-ins.
 */
const useUp = async ({ server }: Running, from: string): Promise<void> => {
  for (const turn of times(20)) await server.environment.limits.attempt(`nobody-${turn}`, from, time)
}

describe('requests through a trusted proxy', () => {
  it('A11 sign-in attempts are counted separately for each client address, so that a blocked client does not block others', async () => {
    const { email, password } = await account('shopper', {}, running)
    await useUp(running, '203.0.113.9')
    expect(await signIn(running, '203.0.113.9', email, password)).toBe(429)
    // The client has forged the first address in X-Forwarded-For; the proxy has added the second. The server uses the
    // second.
    expect(await signIn(running, '198.51.100.1, 203.0.113.9', email, password)).toBe(429)
    expect(await signIn(running, '203.0.113.9, 198.51.100.1', email, password)).toBe(303)
  })

  it('A11 security history and sessions contain the network address of the client, not that of the proxy', async () => {
    const { email, password, userId } = await account('shopper', { country: 'DE' }, running)
    expect(await signIn(running, '2001:db8::7', email, password)).toBe(303)
    const { queries } = running.server.environment
    const rows = { address: '2001:db8::7' }
    const event = queries.selectFrom('securityEvents').select(['address', 'country']).where('userId', '=', userId)
    expect(await event.orderBy('id', 'desc').executeTakeFirst()).toEqual({ ...rows, country: 'DE' })
    const session = queries.selectFrom('sessions').select('address').where('userId', '=', userId)
    expect(await session.where('address', '!=', '127.0.0.1').execute()).toEqual([rows])
  })

  it('A11 all addresses of an IPv6 /64 network share one limit of sign-in attempts', async () => {
    const { limits } = running.server.environment
    for (const turn of times(20)) await limits.attempt(`nobody-${turn}`, `2001:db8:0:1::${turn}`, time)
    expect(await signIn(running, '2001:db8:0:1:ffff::1', 'nobody@example.com')).toBe(429)
    expect(await signIn(running, '2001:db8:0:2::1', 'nobody@example.com')).toBe(422)
  })
})

describe('limits of password guesses for one account', () => {
  it('A11 after five guesses from one network, the owner of the account can still sign in from another network', async () => {
    const { email, password } = await account('shopper', {}, running)
    for (const _ of times(5)) expect(await signIn(running, '203.0.113.9', email)).toBe(422)
    expect(await signIn(running, '203.0.113.9', email, password)).toBe(429)
    expect(await signIn(running, '198.51.100.1', email, password)).toBe(303)
    // Refused attempts do not count, so the limit ends one minute after the last attempt that was not refused.
    time += 60_000
    expect(await signIn(running, '203.0.113.9', email, password)).toBe(303)
  })

  it('A11 guesses from many networks are delayed, by at most 8 s each; the owner can still sign in', async () => {
    const { limits } = running.server.environment
    const { email, password } = await account('shopper', {}, running)
    for (const turn of times(5)) await limits.attempt(email, `203.0.113.${turn}`, time)
    expect(paused).toEqual([])
    for (const turn of times(10)) await limits.attempt(email, `203.0.113.${turn + 100}`, time)
    const longest = 8000
    expect(paused).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, longest, longest, longest])
    expect(await signIn(running, '198.51.100.1', email, password)).toBe(303)
    expect(paused).toHaveLength(11)
    // Attempts at another account are not delayed. One minute later, attempts at this account are not delayed either.
    paused = []
    expect(await signIn(running, '198.51.100.1', 'nobody@example.com')).toBe(422)
    time += 60_000
    expect(await signIn(running, '198.51.100.1', email, password)).toBe(303)
    expect(paused).toEqual([])
  })

  it('A11 the error of a refused attempt states the seconds until the next allowed attempt, rounded up', async () => {
    const { limits } = running.server.environment
    for (const _ of times(5)) await limits.attempt('somebody', '203.0.113.9', time)
    const refused = (later: number): Promise<unknown> =>
      limits.attempt('somebody', '203.0.113.9', start + later).catch((error: unknown) => error)
    const refusalWith = (message: string, retryAfter: number) =>
      expect.objectContaining({ message, refusal: { status: 429, code: 'rate-limit', retryAfter } }) as unknown
    expect(await refused(0)).toEqual(refusalWith('Too many attempts. Try again in 60 seconds.', 60))
    expect(await refused(58_000)).toEqual(refusalWith('Too many attempts. Try again in 2 seconds.', 2))
    expect(await refused(58_001)).toEqual(refusalWith('Too many attempts. Try again in 2 seconds.', 2))
    expect(await refused(59_000)).toEqual(refusalWith('Too many attempts. Try again in 1 second.', 1))
    expect(await refused(59_999)).toEqual(refusalWith('Too many attempts. Try again in 1 second.', 1))
    expect(await refused(60_000)).toEqual({ forgive: expect.any(Function) as unknown })
  })

  it('A11 when the server counts a request, it deletes expired attempts, unless the request runs in a transaction', async () => {
    const { limits, queries } = running.server.environment
    const add = (keyHash: string, expiresAt: number) =>
      sql`insert into attempts (key_hash, times, is_counted, expires_at)
        values (${keyHash}, '{}', true, ${expiresAt})`.execute(queries)
    const left = async () => {
      const rows = await queries
        .selectFrom('attempts')
        .select('keyHash')
        .where('keyHash', 'in', ['over', 'kept'])
        .execute()
      return rows.map(({ keyHash }) => keyHash).toSorted()
    }
    await add('over', time)
    await add('kept', time + 1)
    const now = () => time
    await queries.transaction().execute((database) => limits.request({ database, now }, 'inside'))
    expect(await left()).toEqual(['kept', 'over'])
    await limits.request({ database: queries, now }, 'beside')
    expect(await left()).toEqual(['kept'])
  })

  it('A11 a correct password clears the earlier attempts at the account, even if their network address is unknown', async () => {
    const { limits } = running.server.environment
    for (const _ of times(6)) await (await limits.attempt('somebody', null, time)).forgive()
    for (const _ of times(5)) await limits.attempt('somebody', null, time)
    await expect(limits.attempt('somebody', null, time)).rejects.toThrow('Too many attempts.')
    expect(paused).toEqual([])
  })

  it('A11 correct passwords do not count as guesses', async () => {
    const { email, password } = await account('shopper', {}, running)
    for (const _ of times(6)) expect(await signIn(running, '203.0.113.9', email, password)).toBe(303)
    // Successful attempts count towards none of the three limits: per account, per network address, and per account from all
    // networks.
    const { limits } = running.server.environment
    for (const turn of times(25)) await (await limits.attempt(`somebody-${turn}`, '203.0.113.9', time)).forgive()
    for (const turn of times(10)) await (await limits.attempt(email, `203.0.113.${turn}`, time)).forgive()
    expect(await signIn(running, '203.0.113.9', 'nobody@example.com')).toBe(422)
    expect(paused).toEqual([])
  })
})

const secretOf = async ({ server }: Running, userId: string): Promise<string> => {
  const user = await server.environment.queries
    .selectFrom('users')
    .select(['id', 'otpSecret'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return otpSecretOf(server.environment.sealing, user) ?? ''
}

/** Returns a fake browser that sends the client's session cookie to the sandbox process `running`. */
const jarAt = (client: Client, running: Running) => makeJar(running.address, client.cookie())

describe('limits that two server processes share', () => {
  it('A11 both processes together allow 5 guesses per account and 20 per network, even for concurrent guesses', async () => {
    const guesses = async (count: number, who: (turn: number) => string): Promise<number> => {
      const all = times(count).map((turn) =>
        (both[turn % 2] ?? both[0]).server.environment.limits.attempt(who(turn), '203.0.113.9', time + (turn % 3)),
      )
      return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
    }
    expect(await guesses(12, () => 'somebody')).toBe(5)
    // An attempt that the limit of its account refuses still counts towards the limit of its network address.
    expect(await guesses(20, (turn) => `nobody-${turn}`)).toBe(8)
    expect(await signIn(both[1], '203.0.113.9', 'nobody@example.com')).toBe(429)
    expect(await signIn(both[1], '198.51.100.1', 'nobody@example.com')).toBe(422)
  })

  it('A11 the limits of password changes, pairing codes and wallet challenges count requests to both processes', async () => {
    const client = await account('shopper', {}, both[0])
    const there = jarAt(client, both[1])
    const send = (turn: number, path: string, body: unknown) =>
      (turn % 2 === 0 ? client.fetch : there.fetch)(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrf },
        body: JSON.stringify(body),
      })
    const refused = async (count: number, path: string, body: unknown): Promise<number> => {
      let found = 0
      for (const turn of times(count)) found += (await send(turn, path, body)).status === 429 ? 1 : 0
      return found
    }
    const hashes = { oldHashedPassword: 'f'.repeat(128), hashedPassword: 'f'.repeat(128), salt: 'f'.repeat(94) }
    expect(await refused(8, '/dashboard-api/change-password', hashes)).toBe(3)
    expect(await refused(8, '/auth/generateBitAuthPairingCode', {})).toBe(3)
    expect(await refused(22, '/wallet-bridge/v1/connect', { chainId: 1 })).toBe(2)
  })

  it('A8 after five wrong codes in total, the second factor is locked in both processes', async () => {
    const { email, password, userId } = await account('shopper', { otpEnabled: true }, both[0])
    const jar = makeJar(both[0].address)
    await jar.fetch('/authenticate/login', form({ email, password }, '203.0.113.9'))
    for (const turn of times(5)) {
      const { status } = await makeJar((both[turn % 2] ?? both[0]).address, jar.cookie()).fetch(
        '/authenticate/two-factor',
        form({ code: '000000' }, `203.0.113.${turn}`),
      )
      expect(status).toBe(422)
    }
    const code = currentCode(await secretOf(both[0], userId), time)
    const right = await makeJar(both[1].address, jar.cookie()).fetch(
      '/authenticate/two-factor',
      form({ code }, '198.51.100.1'),
    )
    expect(right.status).toBe(429)
    expect(at((await answerOf(await jar.fetch('/auth/session'))).body, 'isAuthenticated')).toBe(false)
  })
})

describe('stored sign-in attempts', () => {
  it('A11 L1 stored attempts contain no network address and no email address, and are deleted after one minute', async () => {
    const { limits, queries } = running.server.environment
    for (const turn of times(8)) await limits.attempt(`canary-${turn}@example.com`, `203.0.113.${turn}`, time)
    const rows = await queries.selectFrom('attempts').selectAll().execute()
    expect(rows).toHaveLength(24)
    expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0/)
    time += 60_000
    for (const turn of times(3)) await limits.attempt(`later-${turn}@example.com`, '198.51.100.1', time)
    const now = await queries.selectFrom('attempts').select('expiresAt').execute()
    expect(now.map(({ expiresAt }) => expiresAt > time)).toEqual(times(7).map(() => true))
  })
})

describe('limits of a signed-in user', () => {
  /** Sends `count` requests in groups of 20. Returns the number of responses with status 429. */
  const refusedOf = async (count: number, ask: () => Promise<{ readonly status: number }>): Promise<number> => {
    let refused = 0
    for (let sentCount = 0; sentCount < count; sentCount += 20) {
      const statuses = await Promise.all(times(Math.min(20, count - sentCount)).map(async () => (await ask()).status))
      refused += statuses.filter((status) => status === 429).length
    }
    return refused
  }

  it('A11 a user may send 120 analytics events a minute; further events are refused', async () => {
    const client = await account('shopper', {}, running)
    const event = { event: 'clickedButton', eventName: 'Clicked', eventProperties: {} }
    expect(await refusedOf(123, () => client.rest('POST', '/users/trackAnalyticsEvent', event))).toBe(3)
    const { queries } = running.server.environment
    const kept = await queries.selectFrom('analyticsEvents').select('id').where('userId', '=', client.userId).execute()
    expect(kept).toHaveLength(120)
    const other = await account('shopper', {}, running)
    expect((await other.rest('POST', '/users/trackAnalyticsEvent', event)).status).toBe(200)
  })

  it('A11 a user may create 20 top-ups a minute; top-ups with an invalid amount do not count', async () => {
    const client = await account('cardholder', {}, running)
    const cards = at((await client.graphql('GetDebitCards')).body, 'data', 'user', 'debitCards')
    const debitCardId = String(at(cards, 0, 'id'))
    const createInvoice = (invoicePrice: string) => client.graphql('GenerateTopUp', { debitCardId, invoicePrice })
    expect(await refusedOf(3, () => createInvoice('0.5'))).toBe(0)
    expect(await refusedOf(22, () => createInvoice('25'))).toBe(2)
    time += 60_000
    expect(await refusedOf(1, () => createInvoice('25'))).toBe(0)
  })
})
