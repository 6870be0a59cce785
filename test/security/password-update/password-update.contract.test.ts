import { browserPasswords } from '@paydeck/adapters/browser/passwords'
import { browserRandomness } from '@paydeck/adapters/browser/randomness'
import { restPasswordRecords } from '@paydeck/adapters/rest/security/password-update'
import { makeChangePassword, makeTryPassword } from '@paydeck/core'
import { derivePassword, isPassword, storePassword } from '@paydeck/sandbox/account/passwords'
import { startSession } from '@paydeck/sandbox/account/sessions'
import { either as E } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { sandboxInTime } from '../../sandbox/in-time.ts'
import { account, at, type Client, makeJar } from '../../sandbox/running.ts'
import { currentClient, enrolledUser, form, sessionStatus, mailsTo, settingsOf, switchWith } from '../account.ts'
import { period, totp } from '../totp.ts'

const minute = 60_000
const timedSandbox = sandboxInTime()

const salt = 'ab'.repeat(47)
const next = 'a new one that nobody guesses'
const wish = async (current: string, wanted = next) => ({
  oldHashedPassword: await derivePassword(current),
  hashedPassword: await derivePassword(wanted),
  salt,
})
const send = async (client: Client, current: string, wanted = next) =>
  client.rest('POST', '/dashboard-api/change-password', await wish(current, wanted))

const signIn = async ({ email }: Client, password: string): Promise<number> =>
  (await makeJar(timedSandbox.running.address).fetch('/authenticate/login', form({ email, password }))).status
const stored = ({ userId }: Client) =>
  timedSandbox.running.server.environment.queries
    .selectFrom('users')
    .select(['passwordHash', 'passwordSalt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

it('CALL-089 A5 after a password change, only the new password is accepted at sign-in', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  expect(await send(client, client.password)).toEqual({ status: 200, body: {} })
  expect([await signIn(client, client.password), await signIn(client, next)]).toEqual([422, 303])
  expect(
    timedSandbox.running.logged.some(
      ({ fields, message }) => fields['user'] === client.userId && message === 'password changed',
    ),
  ).toBe(true)
  expect(await mailsTo(timedSandbox.running, client)).toEqual(['Your password was changed'])
})

/** Connects the app's password change to a client. Returns a function that submits the form with a current password. */
const changeBy = (client: Client) => {
  const { rest, replace } = clientsOf(client)
  const tryPassword = makeTryPassword()
  const change = makeChangePassword({
    passwords: browserPasswords(crypto.subtle),
    randomness: browserRandomness(crypto),
    passwordRecords: restPasswordRecords(rest, replace),
  })
  return (current: string) => change({ current, next }, tryPassword)
}

/** Stores the hash of a password without normalising its Unicode characters first, as older clients did. */
const storeAsTyped = async ({ userId }: Client, password: string): Promise<void> => {
  const { queries, random } = timedSandbox.running.server.environment
  const row = await storePassword(await derivePassword(password), random)
  await queries.updateTable('users').set(row).where('id', '=', userId).execute()
}

const typed = 'se\u00A0cre\u0301t'
const wrongPassword = E.left(expect.objectContaining({ status: 400 }))

it.each([
  ['a different text each time', (turn: number) => `wrong\u00A0a\u0308${turn}`],
  ['the same text each time', () => 'wrong\u00A0a\u0308'],
])(
  'SEC-017 A11 after five wrong passwords that need Unicode normalisation, the sixth gets status 429: %s',
  async (_texts, textOf) => {
    const change = changeBy(await account('shopper', {}, timedSandbox.running))
    const faults: Array<unknown> = []
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      faults.push(await change(textOf(turn))())
    }
    const tooMany = E.left(expect.objectContaining({ status: 429 }))
    expect(faults).toEqual([...Array.from({ length: 5 }, () => wrongPassword), tooMany])
  },
)

it('SEC-017 if the stored password is not normalised, a password change is rejected once and succeeds when sent again', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  await storeAsTyped(client, typed)
  const change = changeBy(client)
  expect([await change(typed)(), await change(typed)()]).toEqual([wrongPassword, E.right(undefined)])
  expect(await signIn(client, next)).toBe(303)
})

it('SEC-017 a sign-in stores the password again, normalised, so that a password change then succeeds at the first submit', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  await storeAsTyped(client, typed)
  const before = await stored(client)
  expect([await signIn(client, `${typed}x`), await stored(client)]).toEqual([422, before])
  expect(await signIn(client, typed)).toBe(303)
  const after = await stored(client)
  expect(await isPassword(await derivePassword(typed.normalize('NFC').replace('\u00A0', ' ')), after)).toBe(true)
  expect([await signIn(client, typed), await stored(client)]).toEqual([303, after])
  expect(await changeBy(client)(typed)()).toEqual(E.right(undefined))
})

it('SEC-016 a password change sends neither the old nor the new password, in any encoding', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const sent: Array<string> = []
  const fetch: Client['fetch'] = (path, init = {}) => {
    const { body } = init
    sent.push(`${path} ${JSON.stringify(init.headers)} ${typeof body === 'string' ? body : ''}`)
    return client.fetch(path, init)
  }
  await answered(changeBy({ ...client, fetch })(client.password))
  expect(await signIn(client, next)).toBe(303)
  expect(sent).toHaveLength(1)
  for (const password of [client.password, next]) {
    for (const text of [
      password,
      encodeURIComponent(password),
      Buffer.from(password).toString('base64'),
      Buffer.from(password).toString('hex'),
    ]) {
      expect(sent[0]).not.toContain(text)
    }
  }
})

it('SEC-017 A3 the provider stores a hash of the derived key, with a new salt for each change', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const before = await stored(client)
  await send(client, client.password)
  const after = await stored(client)
  expect(after.passwordHash).not.toBe(before.passwordHash)
  expect(after.passwordSalt).not.toBe(before.passwordSalt)
  expect(JSON.stringify(after)).not.toContain(await derivePassword(next))
  expect(JSON.stringify(timedSandbox.running.logged)).not.toContain(await derivePassword(next))
})

it('A5 a password change gives the current session a new id, and ends all other sessions and incomplete sign-ins', async () => {
  const client = await account('shopper', { otpEnabled: true }, timedSandbox.running)
  const old = client.cookie() ?? ''
  const halfway = makeJar(timedSandbox.running.address)
  await halfway.fetch('/authenticate/login', form({ email: client.email, password: client.password }))
  expect((await send(client, client.password)).status).toBe(200)
  const here = await currentClient(client)
  expect(here.cookie()).not.toBe(old)
  expect((await here.rest('GET', '/id/language')).status).toBe(200)
  const ofOld = await fetch(`${timedSandbox.running.address}/auth/session`, { headers: { cookie: old } })
  expect(at(await ofOld.json(), 'isAuthenticated')).toBe(false)
  const sessions = await timedSandbox.running.server.environment.queries
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', client.userId)
    .execute()
  expect(sessions).toHaveLength(1)
})

it('A5 a sign-in with the old password fails if the password changes before the session starts', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const { queries, random } = timedSandbox.running.server.environment
  const before = await queries.selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirstOrThrow()
  const start = () =>
    startSession(queries, random, { user: before, now: timedSandbox.now(), from: { userAgent: '', address: '' } })
  await expect(start()).resolves.toEqual(expect.any(String))
  expect((await send(client, client.password)).status).toBe(200)
  await expect(start()).rejects.toMatchObject({ refusal: { status: 409 } })
})

it('A5 a password change invalidates pairing codes, and replaces a two-factor secret that is not in use yet', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const link = at((await client.rest('POST', '/auth/generateBitAuthPairingCode')).body, 'url')
  const { secret } = await settingsOf(client)
  expect((await send(client, client.password)).status).toBe(200)
  await expect(client.control('POST', 'wallet', { link })).rejects.toThrow('422')
  const after = await settingsOf(await currentClient(client))
  expect(after.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(after.secret).not.toBe(secret)
})

it('A5 SEC-026 a password change does not turn two-factor off', async () => {
  const { client, secret } = await enrolledUser(timedSandbox)
  expect((await send(client, client.password)).status).toBe(200)
  timedSandbox.advance(period * 1000)
  expect((await switchWith(await currentClient(client), totp(secret, timedSandbox.now()))).status).toBe(200)
})

it('CALL-089 a wrong current password is rejected with a message and changes nothing', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const before = await stored(client)
  const refused = { status: 400, body: { error: 'The current password is wrong.', field: 'oldHashedPassword' } }
  for (const wrong of ['wrong', '', `${client.password} `]) expect(await send(client, wrong)).toEqual(refused)
  const plain = { ...(await wish(client.password)), oldHashedPassword: client.password }
  expect(await client.rest('POST', '/dashboard-api/change-password', plain)).toEqual(refused)
  expect(await stored(client)).toEqual(before)
  expect((await client.rest('GET', '/id/language')).status).toBe(200)
})

it('SEC-017 the server rejects a new password that is not a derived key, and a salt whose length is wrong', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const right = await wish(client.password)
  const wrong = [
    { hashedPassword: next },
    { hashedPassword: '' },
    { hashedPassword: right.hashedPassword.toUpperCase() },
    { hashedPassword: right.hashedPassword.slice(1) },
    { hashedPassword: `${right.hashedPassword}0` },
    { hashedPassword: `x${right.hashedPassword}` },
    { hashedPassword: `${right.hashedPassword}x` },
    { salt: '' },
    { salt: salt.slice(2) },
    { salt: `x${salt}` },
    { salt: `${salt}x` },
  ]
  const refused = {
    status: 400,
    body: { error: "The new password doesn't meet the requirements.", field: 'hashedPassword' },
  }
  for (const part of wrong) {
    const answer = await client.rest('POST', '/dashboard-api/change-password', { ...right, ...part })
    expect(answer, JSON.stringify(part)).toEqual(refused)
  }
  expect(await signIn(client, client.password)).toBe(303)
})

it('A11 after five wrong current passwords in a minute, the next attempt gets status 429 with a retry time', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  // eslint-disable-next-line no-await-in-loop -- every attempt counts
  for (let tried = 0; tried < 5; tried += 1) expect((await send(client, 'wrong')).status).toBe(400)
  const headers = { 'content-type': 'application/json', 'x-csrf-token': client.csrf }
  const body = JSON.stringify(await wish(client.password))
  const refused = await client.fetch('/dashboard-api/change-password', { method: 'POST', headers, body })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(at(await refused.json(), 'error')).toBe('Too many attempts. Try again in 60 seconds.')
  const other = await account('shopper', {}, timedSandbox.running)
  expect((await send(other, other.password)).status).toBe(200)
  timedSandbox.advance(minute)
  expect((await send(client, client.password)).status).toBe(200)
})

it('A5 a password change fails if another device changes the password while the server is checking the old one', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const { limits, queries } = timedSandbox.running.server.environment
  const { attempt } = limits
  const meanwhile = { passwordHash: 'of another device' }
  const watched = vi.spyOn(limits, 'attempt').mockImplementationOnce(async (...of) => {
    await queries.updateTable('users').set(meanwhile).where('id', '=', client.userId).execute()
    return attempt(...of)
  })
  const answer = await send(client, client.password)
  watched.mockRestore()
  expect(answer).toEqual({
    status: 409,
    body: { error: 'Your security settings have changed. Try again.' },
  })
  expect(await stored(client)).toMatchObject(meanwhile)
  expect([await sessionStatus(client), await mailsTo(timedSandbox.running, client)]).toEqual([200, []])
})

it('F4 of several concurrent password changes, exactly one succeeds', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const wanted = Array.from({ length: 8 }, (_, index) => `${next} ${index}`)
  const answers = await Promise.all(wanted.map((one) => send(client, client.password, one)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const won = answers.findIndex(({ status }) => status === 200)
  expect(await signIn(client, wanted[won] ?? '')).toBe(303)
})
