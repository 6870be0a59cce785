import { placeOf } from '@paydeck/sandbox/account/sealed-columns'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, at, type Client, makeJar } from '../../sandbox/running.ts'
import { sealing } from '../../sandbox/sealing.ts'
import {
  currentClient,
  signInElsewhere,
  enrolledUser,
  form,
  mailsTo,
  settingsOf,
  switchWith,
  toggle,
} from '../account.ts'
import { period, totp } from '../totp.ts'
import { refused, userOf, wrongAt } from './provider.ts'

const second = 1000
const timedSandbox = sandboxInTime()

const nextCode = (secret: string): string => totp(secret, timedSandbox.advance(period * second))
const wrongFor = (secret: string): string => wrongAt(secret, timedSandbox.now())
const loggedOf = ({ userId }: Client): ReadonlyArray<string> =>
  timedSandbox.running.logged.filter(({ fields }) => fields['user'] === userId).map(({ message }) => message)

describe('turning two-factor on and off', () => {
  it('SEC-020 SEC-021 SEC-022 CALL-082 a code of the sent secret turns two-factor on; the secret is not sent again', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const before = await settingsOf(client)
    expect(before).toEqual({
      otpEnabled: false,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as unknown,
      otpEmail: client.email,
    })
    const { status, body, client: after } = await switchWith(client, totp(String(before.secret), timedSandbox.now()))
    expect([status, body]).toEqual([200, { data: null }])
    expect(await settingsOf(after)).toEqual({ otpEnabled: true, secret: null, otpEmail: client.email })
    expect(loggedOf(client)).toContain('two-factor on')
    expect(await mailsTo(timedSandbox.running, client)).toEqual(['Two-factor authentication is on'])
  })

  it('SEC-026 a wrong code is rejected with an error, and two-factor stays off', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const { secret } = await settingsOf(client)
    for (const code of [wrongFor(String(secret)), '', 'abcdefghijkl', `${totp(String(secret), timedSandbox.now())}0`]) {
      // eslint-disable-next-line no-await-in-loop -- every attempt counts
      expect(await client.facade(toggle, { code }), code).toEqual(refused)
    }
    expect((await settingsOf(client)).otpEnabled).toBe(false)
    expect(await client.rest('GET', '/id/language')).toMatchObject({ status: 200 })
  })

  it('CALL-082 a right code turns two-factor off, and the secret is deleted', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const { status, client: after } = await switchWith(client, nextCode(secret))
    expect(status).toBe(200)
    expect((await userOf(timedSandbox, client)).otpSecret).toBeNull()
    expect((await settingsOf(after)).otpEnabled).toBe(false)
    expect((await mailsTo(timedSandbox.running, client))[0]).toBe('Two-factor authentication is off')
  })

  it('A5 turning two-factor on or off gives the session a new id, and the previous id becomes invalid', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const old = client.cookie()
    const { secret } = await settingsOf(client)
    const { client: after } = await switchWith(client, totp(String(secret), timedSandbox.now()))
    const stolen = await fetch(`${timedSandbox.running.address}/auth/session`, { headers: { cookie: old ?? '' } })
    expect(at(await stolen.json(), 'isAuthenticated')).toBe(false)
    expect(await after.rest('GET', '/id/language')).toMatchObject({ status: 200 })
    const between = after.cookie()
    const { client: off } = await switchWith(after, nextCode(String(secret)))
    expect(new Set([old, between, off.cookie()]).size).toBe(3)
  })

  it('A8 turning two-factor on again needs a code of a new secret; codes of the old secret are rejected', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const off = await switchWith(client, nextCode(secret))
    const { secret: other } = await settingsOf(off.client)
    expect(other).not.toBe(secret)
    expect(await off.client.facade(toggle, { code: totp(secret, timedSandbox.now()) })).toEqual(refused)
    // This code belongs to the new secret. A code of the old secret has already been used in the same half minute.
    expect((await switchWith(off.client, totp(String(other), timedSandbox.now()))).status).toBe(200)
  })

  it('A8 of many concurrent requests with the same code, only one turns two-factor on', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const { secret } = await settingsOf(client)
    const code = totp(String(secret), timedSandbox.now())
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.facade(toggle, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await userOf(timedSandbox, client)).otpEnabled).toBe(true)
  })
})

/** Decrypts a text as a secret of this user. Returns null if the text was encrypted for another user. */
const openedFor = ({ userId }: Client, sealed: string): string | null => {
  try {
    return sealing.open(placeOf('otp-secret', userId), sealed)
  } catch {
    return null
  }
}

describe('two-factor secrets that were sent but are not in use', () => {
  const on = async (client: Client) => (await userOf(timedSandbox, client)).otpEnabled

  it('A5 A8 SEC-021 a secret that was sent to a session is valid only in this session, and only until the session ends', async () => {
    const thief = await account('shopper', {}, timedSandbox.running)
    const { secret: seen } = await settingsOf(thief)
    const owner = await signInElsewhere(thief)
    const { secret } = await settingsOf(owner)
    expect(secret).not.toBe(seen)
    expect(await owner.facade(toggle, { code: totp(String(seen), timedSandbox.now()) })).toEqual(refused)
    expect(await thief.facade(toggle, { code: totp(String(secret), timedSandbox.now()) })).toEqual(refused)
    expect(await on(owner)).toBe(false)
    const { client: after } = await switchWith(owner, totp(String(secret), timedSandbox.now()))
    expect(await on(owner)).toBe(true)
    timedSandbox.advance(2 * period * second)
    expect((await after.facade('generateBackupCodes', { code: totp(String(seen), timedSandbox.now()) })).status).toBe(
      400,
    )
    expect((await after.facade('generateBackupCodes', { code: nextCode(String(secret)) })).status).toBe(200)
    const rows = await timedSandbox.running.server.environment.queries.selectFrom('otpOffers').selectAll().execute()
    expect(
      rows.map(({ secret: one }) => openedFor(thief, one)).filter((one) => one === secret || one === seen),
    ).toEqual([])
  })

  it('A8 SEC-021 each request gets a new secret; the last three secrets of a session are valid', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const { secret: shown } = await settingsOf(client)
    const others = [await settingsOf(client), await settingsOf(client)].map(({ secret }) => secret)
    expect(new Set([shown, ...others]).size).toBe(3)
    expect((await switchWith(client, totp(String(shown), timedSandbox.now()))).status).toBe(200)
    const again = await account('shopper', {}, timedSandbox.running)
    const { secret: old } = await settingsOf(again)
    for (let asks = 0; asks < 3; asks += 1) await settingsOf(again)
    expect(await again.facade(toggle, { code: totp(String(old), timedSandbox.now()) })).toEqual(refused)
  })
})

describe('A7 required second factor', () => {
  const kinds = [
    ['no second factor', {}, false],
    ['an authenticator app', { otpEnabled: true }, true],
    ['a passkey', { passkeys: 1 }, false],
    ['an authenticator app and a passkey', { otpEnabled: true, passkeys: 1 }, true],
  ] as const

  it.each(kinds)(
    'A7 sign-in, settings and the call "authenticate" agree on whether a code is required for an account with %s',
    async (_name, changes, isOwed) => {
      const client = await account('shopper', changes, timedSandbox.running)
      const { email, password } = client
      const jar = makeJar(timedSandbox.running.address)
      const entered = await jar.fetch('/authenticate/login', form({ email, password }))
      expect(entered.status === 303).toBe(!isOwed)
      const { status } = await client.facade('authenticate', { email, hashedPassword: correctHorse })
      expect(status).toBe(isOwed ? 400 : 200)
      const signedIn = await currentClient(isOwed ? client : await currentClient(client))
      expect(await signedIn.facade(toggle, { code: wrongFor('GEZDGNBVGY3TQOJQ') })).toEqual(refused)
      expect((await userOf(timedSandbox, client)).otpEnabled).toBe(isOwed)
    },
  )
})

/** Key derived from "correct horse battery staple", the password of all test accounts (SEC-017). */
const correctHorse =
  'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877'
