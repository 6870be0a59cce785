import { facadeSecondFactor } from '@paydeck/adapters/facade/security/two-factor'
import { restPasswordRecords } from '@paydeck/adapters/rest/security/password-update'
import { restSessionContext, restSessions } from '@paydeck/adapters/rest/session/current-session'
import { otpSecretOf } from '@paydeck/sandbox/account/one-time-codes'
import { derivePassword } from '@paydeck/sandbox/account/passwords'
import { startSession } from '@paydeck/sandbox/account/sessions'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { describe, expect, it, vi } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, at, type Client, makeJar } from '../../sandbox/running.ts'
import { sealing } from '../../sandbox/sealing.ts'
import {
  currentClient,
  signInElsewhere,
  enrolledUser,
  form,
  sessionStatus,
  mailsTo,
  settingsOf,
  switchWith,
  toggle,
} from '../account.ts'
import { period, totp } from '../totp.ts'

const timedSandbox = sandboxInTime()
/** Waits until the condition is true, for at most 20 s (for slow machines). */
const waitUntilTrue = (isSo: () => Promise<boolean>): Promise<boolean> => vi.waitUntil(isSo, { timeout: 20_000 })

const queries = () => timedSandbox.running.server.environment.queries

const userOf = ({ userId }: Client) =>
  queries().selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
const codesOf = ({ userId }: Client) =>
  queries().selectFrom('backupCodes').selectAll().where('userId', '=', userId).execute()
const sessionsOf = ({ userId }: Client) =>
  queries().selectFrom('sessions').selectAll().where('userId', '=', userId).execute()
const kindsOf = async ({ userId }: Client): Promise<ReadonlyArray<string>> => {
  const rows = await queries()
    .selectFrom('securityEvents')
    .select('kind')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ kind }) => kind)
}

const nextCode = (secret: string): string => totp(secret, timedSandbox.advance(period * 1000))
const wish = async ({ password }: Client) => ({
  oldHashedPassword: await derivePassword(password),
  hashedPassword: await derivePassword('a new one that nobody guesses'),
  salt: 'ab'.repeat(47),
})
const changePassword = async (client: Client) =>
  client.rest('POST', '/dashboard-api/change-password', await wish(client))

/** Creates a user who has received the secret for an authenticator app, but has not entered a code from the app yet. */
const offered = async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const { secret } = await settingsOf(client)
  return { client, code: totp(String(secret), timedSandbox.now()) }
}

describe('changes of two-factor', () => {
  it('A5 turning two-factor on or off ends all other sessions and incomplete sign-ins; the current session continues', async () => {
    const { client, code } = await offered()
    const other = await signInElsewhere(client)
    const on = await switchWith(client, code)
    expect([on.status, await sessionStatus(on.client), await sessionStatus(other)]).toEqual([200, 200, 401])
    const halfway = makeJar(timedSandbox.running.address)
    await halfway.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
    const secret = String(otpSecretOf(sealing, await userOf(client)))
    const off = await switchWith(on.client, nextCode(secret))
    expect([off.status, await sessionStatus(off.client), (await sessionsOf(client)).length]).toEqual([200, 200, 1])
    const late = await halfway.fetch('/authenticate/two-factor', form({ code: nextCode(secret) }))
    expect([late.status, (await late.text()).includes('Your sign-in timed out. Sign in again.')]).toEqual([422, true])
  })

  it('A5 L3 security history and mail state that other sessions were ended when two-factor was turned on', async () => {
    const { client, code } = await offered()
    await signInElsewhere(client)
    await switchWith(client, code)
    expect((await kindsOf(client)).slice(0, 2)).toEqual(['other-sessions-ended', 'two-factor-on'])
    const [mail] = at(await (await currentClient(client)).control('GET', 'mails'), 'mails') as ReadonlyArray<unknown>
    expect(at(mail, 'body')).toContain('We signed out all other devices.')
    const alone = await offered()
    await switchWith(alone.client, alone.code)
    expect((await kindsOf(alone.client))[0]).toBe('two-factor-on')
  })

  it('A5 L3 the security history states that other sessions were ended by a password change', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    await signInElsewhere(client)
    expect((await changePassword(client)).status).toBe(200)
    expect((await kindsOf(client)).slice(0, 2)).toEqual(['other-sessions-ended', 'password-changed'])
  })

  it('A5 pairing codes become invalid when two-factor is turned off', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const link = at((await client.rest('POST', '/auth/generateBitAuthPairingCode')).body, 'url')
    expect((await switchWith(client, nextCode(secret))).status).toBe(200)
    await expect((await currentClient(client)).control('POST', 'wallet', { link })).rejects.toThrow('422')
  })

  it('A5 A7 if two-factor is turned on during a sign-in, this sign-in cannot complete without a code', async () => {
    const { client, code } = await offered()
    const before = await userOf(client)
    const { random } = timedSandbox.running.server.environment
    const start = () =>
      startSession(queries(), random, { user: before, now: timedSandbox.now(), from: { userAgent: '', address: '' } })
    await expect(start()).resolves.toEqual(expect.any(String))
    expect((await switchWith(client, code)).status).toBe(200)
    await expect(start()).rejects.toMatchObject({ refusal: { status: 409 } })
  })
})

describe('two-factor sign-in', () => {
  it('L3 A5 if the password changes while a right code is being checked, the sign-in is refused and logged', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const jar = makeJar(timedSandbox.running.address)
    await jar.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
    const code = nextCode(secret)
    const { limits } = timedSandbox.running.server.environment
    const { attempt } = limits
    // The password changes while the server checks the code.
    const watched = vi.spyOn(limits, 'attempt').mockImplementationOnce((...of) => {
      void queries().updateTable('users').set({ passwordHash: 'another' }).where('id', '=', client.userId).execute()
      return attempt(...of)
    })
    const answer = await jar.fetch('/authenticate/two-factor', form({ code }))
    watched.mockRestore()
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Your security settings have changed. Sign in again.')
    expect(page).toContain('<h1>Sign in to Paydeck</h1>')
    const words = timedSandbox.running.logged
      .filter(({ fields }) => fields['user'] === client.userId)
      .map(({ message }) => message)
    expect(words.at(-1)).toBe('sign-in refused')
    expect(words).not.toContain('code refused')
  })
})

describe('calls in flight during a change of password or two-factor', () => {
  /**
   * Returns the app's API clients. Their request for the language is paused until `resume` is called. The paused request
   * still sends the cookie that was valid before the pause.
   */
  const pausedClients = (client: Client) => {
    const gate = Promise.withResolvers<void>()
    const fetch: Client['fetch'] = async (path, init = {}) => {
      if (path !== '/id/language') return client.fetch(path, init)
      const headers = new Headers(init.headers)
      headers.set('cookie', client.cookie() ?? '')
      await gate.promise
      return client.fetch(path, { ...init, headers })
    }
    const clients = clientsOf({ ...client, fetch }, ({ rest, credentials }) =>
      F.pipe(restSessions(rest).current, TE.map(credentials.setSession)),
    )
    return { ...clients, resume: gate.resolve }
  }

  it('A5 F7 a call with the previous session id succeeds while the app waits for the response to the change', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const { rest, replace, resume } = pausedClients(client)
    const asked = restSessionContext(rest).language()
    const changed = restPasswordRecords(rest, replace).change(await wish(client))()
    await waitUntilTrue(async () => (await kindsOf(client))[0] === 'password-changed')
    resume()
    expect(await Promise.all([changed, asked])).toEqual([E.right(undefined), E.right('en-US')])
  })

  it('A5 F7 a call that was sent with the previous session id succeeds even if it arrives after the change', async () => {
    const { client, code } = await offered()
    const { rest, facade, replace, resume } = pausedClients(client)
    const asked = restSessionContext(rest).language()
    await answered(facadeSecondFactor(facade, replace).toggle({ code }))
    resume()
    expect(await asked).toEqual(E.right('en-US'))
  })
})

describe('changes during which another device ends the session', () => {
  /**
   * Starts a change whose handling the sandbox delays. Another device ends the session of this change before the change
   * completes.
   */
  const changeInEndedSession = async (
    here: Client,
    call: string,
    change: (client: Client) => Promise<{ readonly status: number }>,
  ) => {
    const there = await signInElsewhere(here)
    await here.control('POST', 'faults', { call, kind: 'hang', delayMs: 1500, times: 1 })
    const answer = change(here)
    const isUnderWay = async () => JSON.stringify(await there.control('GET', 'calls')).includes(`"${call}"`)
    await waitUntilTrue(isUnderWay)
    expect((await there.rest('POST', '/auth/sessions/end-others')).status).toBe(200)
    const { status } = await answer
    return { status, there: await sessionStatus(there) }
  }

  it('A5 turning two-factor on fails if another device ends the session meanwhile; that device stays signed in', async () => {
    const { client, code } = await offered()
    expect(await changeInEndedSession(client, toggle, (here) => here.facade(toggle, { code }))).toEqual({
      status: 401,
      there: 200,
    })
    expect((await userOf(client)).otpEnabled).toBe(false)
    expect(await mailsTo(timedSandbox.running, client)).toEqual([])
  })

  it('A5 a password change fails if another device ends the session meanwhile; that device stays signed in', async () => {
    const client = await account('shopper', {}, timedSandbox.running)
    const { passwordHash } = await userOf(client)
    expect(await changeInEndedSession(client, 'POST /dashboard-api/change-password', changePassword)).toEqual({
      status: 401,
      there: 200,
    })
    expect((await userOf(client)).passwordHash).toBe(passwordHash)
  })

  it('A5 if the session ends before backup codes are generated, no codes are generated, but the sent code is used up', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const made = await client.facade('generateBackupCodes', { code: nextCode(secret) })
    const kept = await codesOf(client)
    await client.control('POST', 'faults', { call: 'generateBackupCodes', kind: 'hang', delayMs: 1500, times: 1 })
    const { queries: database } = timedSandbox.running.server.environment
    const answer = client.facade('generateBackupCodes', { code: String(at(made.body, 'data', 0)) })
    await waitUntilTrue(
      async () =>
        (JSON.stringify(await client.control('GET', 'calls')).match(/"generateBackupCodes"/g) ?? []).length > 1,
    )
    await database.deleteFrom('sessions').where('userId', '=', client.userId).execute()
    expect((await answer).status).toBe(401)
    // The rejected request has used up the backup code that it contained.
    expect(await codesOf(client)).toHaveLength(kept.length - 1)
  })
})

describe('concurrent requests that change backup codes', () => {
  it('SEC-048 A9 no backup codes remain if new ones are requested at the moment when two-factor is turned off', async () => {
    for (const offIsFirst of [true, false]) {
      const { client, secret } = await enrolledUser(timedSandbox)
      const made = await client.facade('generateBackupCodes', { code: nextCode(secret) })
      const code = nextCode(secret)
      const off = () => client.facade(toggle, { code })
      const generate = () => client.facade('generateBackupCodes', { code: String(at(made.body, 'data', 0)) })
      const asked = offIsFirst ? [off(), generate()] : [generate(), off()]
      const [one, other] = await Promise.all(asked)
      const [offStatus, generateStatus] = offIsFirst ? [one?.status, other?.status] : [other?.status, one?.status]
      expect(offStatus).toBe(200)
      expect([200, 400, 401, 409]).toContain(generateStatus)
      expect([(await userOf(client)).otpEnabled, await codesOf(client)]).toEqual([false, []])
    }
  })

  it('SEC-048 no backup codes are created if two-factor is turned off while the server generates them', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const { random } = timedSandbox.running.server.environment
    const { bytes } = random
    const off = { otpEnabled: false, otpSecret: null }
    const watched = vi.spyOn(random, 'bytes').mockImplementationOnce((length) => {
      void queries().updateTable('users').set(off).where('id', '=', client.userId).execute()
      return bytes(length)
    })
    const { status, body } = await client.facade('generateBackupCodes', { code: nextCode(secret) })
    watched.mockRestore()
    expect([status, body]).toEqual([409, { error: 'Your security settings have changed. Try again.' }])
    expect(await codesOf(client)).toEqual([])
  })

  it('SEC-041 SEC-048 if several sets of backup codes are generated concurrently, only one set is valid afterwards', async () => {
    const { client, secret } = await enrolledUser(timedSandbox)
    const made = await client.facade('generateBackupCodes', { code: nextCode(secret) })
    const answers = await Promise.all(
      [0, 1, 2].map((index) => client.facade('generateBackupCodes', { code: String(at(made.body, 'data', index)) })),
    )
    const sets = answers.filter(({ status }) => status === 200)
    expect(sets.length).toBeGreaterThan(0)
    expect(await codesOf(client)).toHaveLength(10)
    const taken = []
    for (const { body } of sets) {
      const jar = makeJar(timedSandbox.running.address)
      await jar.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
      taken.push((await jar.fetch('/authenticate/two-factor', form({ code: String(at(body, 'data', 5)) }))).status)
    }
    expect(taken.filter((status) => status === 303)).toHaveLength(1)
  })
})
