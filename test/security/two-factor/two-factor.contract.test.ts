import { takeCode } from '@paydeck/sandbox/otp'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, at, makeJar, type Client } from '../../sandbox/running.ts'
import { again, enrolled, form, mailsTo, settingsOf, switchWith, toggle } from '../account.ts'
import { period, totp } from '../totp.ts'

const second = 1000
const minute = 60 * second
const place = sandboxInTime()

const refused = { status: 400, body: { error: 'This code is not right, or has been used already.', code: 'code' } }
const nextCode = (secret: string): string => totp(secret, place.pass(period * second))
/** Six digits that are no code of now or of the step before. */
const wrongFor = (secret: string): string => {
  const right = [totp(secret, place.now()), totp(secret, place.now() - period * second)]
  return ['111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}
const userOf = ({ userId }: Pick<Client, 'userId'>) =>
  place.running.server.environment.queries
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
const loggedOf = ({ userId }: Client): ReadonlyArray<string> =>
  place.running.logged.filter(({ fields }) => fields['user'] === userId).map(({ message }) => message)

describe('turning two-factor on and off', () => {
  it('SEC-020 SEC-021 SEC-022 SEC-026 CALL-082 takes the code of the secret that was told, and tells the secret no more', async () => {
    const client = await account('shopper', {}, place.running)
    const before = await settingsOf(client)
    expect(before).toEqual({
      otpEnabled: false,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as unknown,
      otpEmail: client.email,
    })
    const { status, body, client: after } = await switchWith(client, totp(String(before.secret), place.now()))
    expect([status, body]).toEqual([200, { data: null }])
    expect(await settingsOf(after)).toEqual({ otpEnabled: true, secret: null, otpEmail: client.email })
    expect(loggedOf(client)).toContain('two-factor on')
    expect(await mailsTo(place.running, client)).toEqual(['Two-factor authentication is on'])
  })

  it('SEC-026 refuses a wrong code, and leaves everything as it is', async () => {
    const client = await account('shopper', {}, place.running)
    const { secret } = await settingsOf(client)
    for (const code of [wrongFor(String(secret)), '', 'abcdefghijkl', `${totp(String(secret), place.now())}0`]) {
      // eslint-disable-next-line no-await-in-loop -- each counts
      expect(await client.facade(toggle, { code }), code).toEqual(refused)
    }
    expect(await settingsOf(client)).toMatchObject({ otpEnabled: false, secret })
    expect(await client.rest('GET', '/id/language')).toMatchObject({ status: 200 })
  })

  it('CALL-082 turns it off by a code of its secret, and the secret is gone', async () => {
    const { client, secret } = await enrolled(place)
    const { status, client: after } = await switchWith(client, nextCode(secret))
    expect(status).toBe(200)
    expect((await userOf(client)).otpSecret).toBeNull()
    expect((await settingsOf(after)).otpEnabled).toBe(false)
    expect((await mailsTo(place.running, client))[0]).toBe('Two-factor authentication is off')
  })

  it('A5 gives the session another id each time, and the one before is dead', async () => {
    const client = await account('shopper', {}, place.running)
    const old = client.cookie()
    const { secret } = await settingsOf(client)
    const { client: after } = await switchWith(client, totp(String(secret), place.now()))
    const stolen = await fetch(`${place.running.address}/auth/session`, { headers: { cookie: old ?? '' } })
    expect(at(await stolen.json(), 'isAuthenticated')).toBe(false)
    expect(await after.rest('GET', '/id/language')).toMatchObject({ status: 200 })
    const between = after.cookie()
    const { client: off } = await switchWith(after, nextCode(String(secret)))
    expect(new Set([old, between, off.cookie()]).size).toBe(3)
  })

  it('A8 makes another secret each time, whose first code is taken at once, and the old secret is worth nothing', async () => {
    const { client, secret } = await enrolled(place)
    const off = await switchWith(client, nextCode(secret))
    const { secret: other } = await settingsOf(off.client)
    expect(other).not.toBe(secret)
    expect(await off.client.facade(toggle, { code: totp(secret, place.now()) })).toEqual(refused)
    // Of the very half minute in which the old one was used last.
    expect((await switchWith(off.client, totp(String(other), place.now()))).status).toBe(200)
  })

  it('A8 of many requests with one code exactly one switches', async () => {
    const client = await account('shopper', {}, place.running)
    const { secret } = await settingsOf(client)
    const code = totp(String(secret), place.now())
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.facade(toggle, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await userOf(client)).otpEnabled).toBe(true)
  })
})

describe('codes of the authenticator app', () => {
  // Its codes of the steps 62075368 and 62075369 are the same digits: found by search.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const middle = 1_862_261_040_000 - 15 * period * second

  const taker = async () => {
    const client = await account('shopper', { otpEnabled: true }, place.running)
    const { queries } = place.running.server.environment
    const rewind = () =>
      queries.updateTable('users').set({ otpSecret: secret, otpLastStep: 0 }).where('id', '=', client.userId).execute()
    await rewind()
    const user = await userOf(client)
    return { rewind, take: (code: string, moment: number) => takeCode(queries, user, code, moment) }
  }

  it('A8 are taken of this half minute and of the one before, and of no other', async () => {
    const { rewind, take } = await taker()
    for (let skew = -90; skew <= 90; skew += 1) {
      const shown = middle + skew * second
      // eslint-disable-next-line no-await-in-loop -- they are of one account
      await rewind()
      const isOfStep = Math.floor(skew / period)
      // eslint-disable-next-line no-await-in-loop
      expect([skew, await take(totp(secret, shown), middle)]).toEqual([skew, isOfStep === 0 || isOfStep === -1])
    }
  })

  it('A8 are taken once, also in the next half minute, and an earlier one not after a later one', async () => {
    const { take } = await taker()
    const code = totp(secret, middle)
    expect(await take(code, middle)).toBe(true)
    expect(await take(code, middle)).toBe(false)
    expect(await take(code, middle + period * second)).toBe(false)
    expect(await take(totp(secret, middle + period * second), middle + period * second)).toBe(true)
    expect(await take(code, middle + period * second)).toBe(false)
  })

  it('A8 are taken once even where the next half minute has the same digits', async () => {
    const { take } = await taker()
    const moment = 1_862_261_040_000
    const digits = totp(secret, moment)
    expect(totp(secret, moment + period * second)).toBe(digits)
    expect(await take(digits, moment)).toBe(true)
    expect(await take(digits, moment + period * second)).toBe(false)
    expect(await take(digits, moment + 2 * period * second)).toBe(false)
    expect(await take(totp(secret, moment + 2 * period * second), moment + 2 * period * second)).toBe(true)
  })
})

describe('wrong codes', () => {
  it('A8 A11 lock for 15 minutes when there were five, also for the right code, and say so', async () => {
    const { client, secret } = await enrolled(place)
    place.pass(minute)
    for (let tried = 0; tried < 5; tried += 1) {
      // eslint-disable-next-line no-await-in-loop -- each counts
      expect(await client.facade('generateBackupCodes', { code: wrongFor(secret) })).toEqual(refused)
    }
    const locked = { status: 429, body: { error: 'Too many wrong codes. Try again in 15 minutes.', code: 'locked' } }
    expect(await client.facade('generateBackupCodes', { code: totp(secret, place.now()) })).toEqual(locked)
    place.pass(14 * minute)
    const soon = await client.facade(toggle, { code: totp(secret, place.now()) })
    expect(soon.body).toEqual({ error: 'Too many wrong codes. Try again in 1 minute.', code: 'locked' })
    place.pass(minute)
    expect(await client.facade('generateBackupCodes', { code: totp(secret, place.now()) })).toMatchObject({
      status: 200,
    })
  })

  it('A8 are counted from the last right one', async () => {
    const { client, secret } = await enrolled(place)
    for (let round = 0; round < 3; round += 1) {
      place.pass(2 * minute)
      // eslint-disable-next-line no-await-in-loop -- each counts
      for (let tried = 0; tried < 4; tried += 1) await client.facade('generateBackupCodes', { code: wrongFor(secret) })
      // eslint-disable-next-line no-await-in-loop
      expect(await client.facade('generateBackupCodes', { code: totp(secret, place.now()) })).toMatchObject({
        status: 200,
      })
    }
  })

  it('A8 are no more than five guesses, however many come at the same time', async () => {
    const { client, secret } = await enrolled(place)
    place.pass(minute)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => client.facade('generateBackupCodes', { code: wrongFor(secret) })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  it('A7 A8 are counted together, wherever they are entered', async () => {
    const { client, secret } = await enrolled(place)
    place.pass(minute)
    const jar = makeJar(place.running.address)
    await jar.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
    const signIn = (code: string) => jar.fetch('/authenticate/two-factor', form({ code }))
    await client.facade(toggle, { code: wrongFor(secret) })
    await client.facade('generateBackupCodes', { code: wrongFor(secret) })
    for (let tried = 0; tried < 3; tried += 1) {
      // eslint-disable-next-line no-await-in-loop -- each counts
      expect((await signIn(wrongFor(secret))).status).toBe(422)
    }
    const locked = await signIn(totp(secret, place.now()))
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await locked.text()).toContain('Too many wrong codes. Try again in 15 minutes.')
    expect(await client.facade(toggle, { code: totp(secret, place.now()) })).toMatchObject({ status: 429 })
  })
})

describe('backup codes', () => {
  const generated = async () => {
    const { client, secret } = await enrolled(place)
    const { body } = await client.facade('generateBackupCodes', { code: nextCode(secret) })
    const data = at(body, 'data')
    return { client, secret, codes: Array.isArray(data) ? data.map(String) : [] }
  }

  it('SEC-041 SEC-042 SEC-047 CALL-083 A9 are ten of twelve letters and digits, kept as nothing that tells them', async () => {
    const { client, codes } = await generated()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-zA-Z]{12}$/)
    const { queries } = place.running.server.environment
    const rows = await queries.selectFrom('backupCodes').selectAll().where('userId', '=', client.userId).execute()
    expect(rows).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(place.running.logged)).not.toContain(codes[0])
  })

  it('CALL-083 are not made without two-factor, nor by a wrong code', async () => {
    const client = await account('shopper', {}, place.running)
    const { secret } = await settingsOf(client)
    const off = { status: 400, body: { error: 'Turn on two-factor authentication first.' } }
    expect(await client.facade('generateBackupCodes', { code: totp(String(secret), place.now()) })).toEqual(off)
    const on = await enrolled(place)
    expect(await on.client.facade('generateBackupCodes', { code: wrongFor(on.secret) })).toEqual(refused)
  })

  it('SEC-048 A9 are taken once each, in any order, at sign-in as in the settings', async () => {
    const { client, codes } = await generated()
    const [first = '', second = '', third = ''] = codes.toReversed()
    const { email, password } = client
    const signIn = async (code: string): Promise<number> => {
      const jar = makeJar(place.running.address)
      await jar.fetch('/authenticate/login', form({ email, password }))
      return (await jar.fetch('/authenticate/two-factor', form({ code }))).status
    }
    expect([await signIn(first), await signIn(first), await signIn(second)]).toEqual([303, 422, 303])
    expect((await switchWith(client, third)).status).toBe(200)
    const subjects = (await mailsTo(place.running, client)).filter((subject) => /backup/i.test(subject))
    expect(subjects).toEqual([
      'A backup code was used',
      'A backup code was used',
      'A backup code was used',
      'New backup codes',
    ])
  })

  it('A9 of many requests with one code exactly one is taken', async () => {
    const { client, codes } = await generated()
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.facade(toggle, { code: codes[0] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('SEC-048 A9 are worth nothing once there is a new set, or two-factor was off in between', async () => {
    const { client, secret, codes } = await generated()
    const { body } = await client.facade('generateBackupCodes', { code: codes[0] })
    const [fresh = ''] = [at(body, 'data', 0)].map(String)
    expect(await client.facade(toggle, { code: codes[1] })).toEqual(refused)
    const off = await switchWith(client, fresh)
    expect(off.status).toBe(200)
    const { secret: other } = await settingsOf(off.client)
    const on = await switchWith(off.client, totp(String(other), place.now()))
    expect(await on.client.facade(toggle, { code: String(at(body, 'data', 1)) })).toEqual(refused)
    expect(secret).not.toBe(other)
  })
})

describe('A7 the second factor', () => {
  const kinds = [
    ['nothing', {}, false],
    ['an authenticator app', { otpEnabled: true }, true],
    ['a passkey', { passkeys: 1 }, false],
    ['both', { otpEnabled: true, passkeys: 1 }, true],
  ] as const

  it.each(kinds)(
    'A7 with %s it is owed by one rule at sign-in, at the developers’ sign-in and in the settings',
    async (_name, changes, isOwed) => {
      const client = await account('shopper', changes, place.running)
      const { email, password } = client
      const jar = makeJar(place.running.address)
      const entered = await jar.fetch('/authenticate/login', form({ email, password }))
      expect(entered.status === 303).toBe(!isOwed)
      const { status } = await client.facade('authenticate', { email, hashedPassword: correctHorse })
      expect(status).toBe(isOwed ? 400 : 200)
      const signedIn = await again(isOwed ? client : await again(client))
      expect(await signedIn.facade(toggle, { code: wrongFor('GEZDGNBVGY3TQOJQ') })).toEqual(refused)
      expect((await userOf(client)).otpEnabled).toBe(isOwed)
    },
  )
})

/** What is derived of the password of every account (SEC-017). */
const correctHorse =
  'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877'
