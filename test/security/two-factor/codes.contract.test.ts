import { consumeCode } from '@paydeck/sandbox/account/one-time-codes'
import { placeOf } from '@paydeck/sandbox/account/sealed-columns'
import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, makeJar } from '../../sandbox/running.ts'
import { sealing } from '../../sandbox/sealing.ts'
import { enrolledUser, form, toggle } from '../account.ts'
import { period, totp } from '../totp.ts'
import { refused, userOf, wrongAt } from './provider.ts'

const second = 1000
const minute = 60 * second
const timedSandbox = sandboxInTime()

const wrongFor = (secret: string): string => wrongAt(secret, timedSandbox.now())

describe('codes of the authenticator app', () => {
  // This secret was found by a search: its codes are equal in two successive half minutes (numbers 62075368 and 62075369
  // since 1970).
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const middle = 1_862_261_040_000 - 15 * period * second

  const makeCodeUser = async () => {
    const client = await account('shopper', { otpEnabled: true }, timedSandbox.running)
    const { queries } = timedSandbox.running.server.environment
    const otpSecret = sealing.seal(placeOf('otp-secret', client.userId), secret)
    const rewind = () =>
      queries.updateTable('users').set({ otpSecret, otpLastStep: 0 }).where('id', '=', client.userId).execute()
    await rewind()
    const user = await userOf(timedSandbox, client)
    return {
      rewind,
      take: (code: string, moment: number) =>
        consumeCode({ database: queries, sealing, now: () => moment }, user, code),
    }
  }

  it('A8 a code of the authenticator app is accepted in its own half minute and in the next one, and at no other time', async () => {
    const { rewind, take } = await makeCodeUser()
    for (let skew = -90; skew <= 90; skew += 1) {
      const shown = middle + skew * second
      // eslint-disable-next-line no-await-in-loop -- the codes belong to one account
      await rewind()
      const isOfStep = Math.floor(skew / period)
      // eslint-disable-next-line no-await-in-loop
      expect([skew, await take(totp(secret, shown), middle)]).toEqual([skew, isOfStep === 0 || isOfStep === -1])
    }
  })

  it('A8 a code is accepted only once, and never after a later code was accepted', async () => {
    const { take } = await makeCodeUser()
    const code = totp(secret, middle)
    expect(await take(code, middle)).toBe(true)
    expect(await take(code, middle)).toBe(false)
    expect(await take(code, middle + period * second)).toBe(false)
    expect(await take(totp(secret, middle + period * second), middle + period * second)).toBe(true)
    expect(await take(code, middle + period * second)).toBe(false)
  })

  it('A8 a code is accepted only once, even if two successive half minutes have the same code', async () => {
    const { take } = await makeCodeUser()
    const moment = 1_862_261_040_000
    const digits = totp(secret, moment)
    expect(totp(secret, moment + period * second)).toBe(digits)
    expect(await take(digits, moment)).toBe(true)
    expect(await take(digits, moment + period * second)).toBe(false)
    expect(await take(digits, moment + 2 * period * second)).toBe(false)
    expect(await take(totp(secret, moment + 2 * period * second), moment + 2 * period * second)).toBe(true)
  })
})

describe('wrong two-factor codes', () => {
  it('A8 A11 SEC-052 five wrong codes lock two-factor for 15 minutes; meanwhile even the right code is rejected', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    timedSandbox.advance(minute)
    for (let tried = 0; tried < 5; tried += 1) {
      // eslint-disable-next-line no-await-in-loop -- every attempt counts
      expect(await client.facade('generateBackupCodes', { code: wrongFor(secret) })).toEqual(refused)
    }
    const locked = { status: 429, body: { error: 'Too many wrong codes. Try again in 15 minutes.', code: 'locked' } }
    expect(await client.facade('generateBackupCodes', { code: totp(secret, timedSandbox.now()) })).toEqual(locked)
    timedSandbox.advance(14 * minute)
    const soon = await client.facade(toggle, { code: totp(secret, timedSandbox.now()) })
    expect(soon.body).toEqual({ error: 'Too many wrong codes. Try again in 1 minute.', code: 'locked' })
    timedSandbox.advance(minute)
    expect(await client.facade('generateBackupCodes', { code: totp(secret, timedSandbox.now()) })).toMatchObject({
      status: 200,
    })
  })

  it('A8 after a right code, wrong codes are counted from zero again', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    for (let round = 0; round < 3; round += 1) {
      timedSandbox.advance(2 * minute)
      // eslint-disable-next-line no-await-in-loop -- every attempt counts
      for (let tried = 0; tried < 4; tried += 1) await client.facade('generateBackupCodes', { code: wrongFor(secret) })
      // eslint-disable-next-line no-await-in-loop
      expect(await client.facade('generateBackupCodes', { code: totp(secret, timedSandbox.now()) })).toMatchObject({
        status: 200,
      })
    }
  })

  it('A8 of 30 concurrent requests with wrong codes, only five are checked before the lock', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    timedSandbox.advance(minute)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => client.facade('generateBackupCodes', { code: wrongFor(secret) })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  it('A7 A8 SEC-052 wrong codes at sign-in and in the settings are counted together', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    timedSandbox.advance(minute)
    const jar = makeJar(timedSandbox.running.address)
    await jar.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
    const signIn = (code: string) => jar.fetch('/authenticate/two-factor', form({ code }))
    await client.facade(toggle, { code: wrongFor(secret) })
    await client.facade('generateBackupCodes', { code: wrongFor(secret) })
    for (let tried = 0; tried < 3; tried += 1) {
      // eslint-disable-next-line no-await-in-loop -- every attempt counts
      expect((await signIn(wrongFor(secret))).status).toBe(422)
    }
    const locked = await signIn(totp(secret, timedSandbox.now()))
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await locked.text()).toContain('Too many wrong codes. Try again in 15 minutes.')
    expect(await client.facade(toggle, { code: totp(secret, timedSandbox.now()) })).toMatchObject({ status: 429 })
  })
})
