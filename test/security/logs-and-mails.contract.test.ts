import { mailsOf } from '@paydeck/sandbox/account/mails'
import { derivePassword } from '@paydeck/sandbox/account/passwords'
import { beforeEach, expect, it, vi } from 'vitest'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, at, type Client } from '../sandbox/running.ts'
import { sealing } from '../sandbox/sealing.ts'
import { currentClient, signInElsewhere, enrolledUser, settingsOf, switchWith, toggle } from './account.ts'
import { period, totp } from './totp.ts'

const timedSandbox = sandboxInTime()

let before = 0
beforeEach(() => void (before = timedSandbox.running.logged.length))

/** Returns the log lines about a user that the sandbox has written since the test started. */
const linesOf = ({ userId }: Client) =>
  timedSandbox.running.logged
    .slice(before)
    .filter(({ fields }) => fields['user'] === userId)
    .map(({ message, fields }) => [message, fields] as const)

const mailsTo = async ({ userId }: Client) => {
  const mails = await mailsOf({ database: timedSandbox.running.server.environment.queries, sealing }, userId)
  return mails.map(({ subject, body }) => `${subject}\n\n${body}`)
}

const notYou = "If this wasn't you, contact support now."
const nextCode = (secret: string): string => totp(secret, timedSandbox.advance(period * 1000))

it('L3 when a user signs out other devices, the log entry contains only the id of this user', async () => {
  const here = await account('shopper', {}, timedSandbox.running)
  await signInElsewhere(here)
  const listed = at((await here.rest('GET', '/auth/sessions')).body, 'sessions')
  const [first, second] = [at(listed, 0), at(listed, 1)]
  const other = at(first, 'isCurrent') === true ? second : first
  before = timedSandbox.running.logged.length
  await here.rest('POST', '/auth/sessions/end', { id: at(other, 'id') })
  await signInElsewhere(here)
  await here.rest('POST', '/auth/sessions/end-others')
  const fields = { user: here.userId }
  expect(linesOf(here).filter(([message]) => message.includes('ended'))).toEqual([
    ['session ended from another device', fields],
    ['other sessions ended', fields],
  ])
})

it('L3 after a password change, the log has an entry and the user receives a mail', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  before = timedSandbox.running.logged.length
  await client.rest('POST', '/dashboard-api/change-password', {
    oldHashedPassword: await derivePassword(client.password),
    hashedPassword: await derivePassword('a new one that nobody guesses'),
    salt: 'ab'.repeat(47),
  })
  expect(linesOf(client)).toEqual([['password changed', { user: client.userId }]])
  expect(await mailsTo(client)).toEqual([
    `Your password was changed\n\nYour password was changed. We signed out all other devices.\n\n${notYou}`,
  ])
})

it('L3 after each change of two-factor or backup codes, the log has an entry and the user receives a mail', async () => {
  const { client, secret } = await enrolledUser(timedSandbox)
  await client.facade('generateBackupCodes', { code: nextCode(secret) })
  await switchWith(await currentClient(client), nextCode(secret))
  const fields = { user: client.userId }
  expect(linesOf(client).filter(([message]) => /two-factor|codes/.test(message))).toEqual([
    ['two-factor on', fields],
    ['backup codes generated', fields],
    ['two-factor off', fields],
  ])
  expect(await mailsTo(client)).toEqual([
    `Two-factor authentication is off\n\nYou no longer need a code to sign in. We signed out all other devices.\n\n${notYou}`,
    `New backup codes\n\nNew backup codes were created for your account. The old ones no longer work.\n\n${notYou}`,
    `Two-factor authentication is on\n\nYou now need a code from your authenticator app to sign in. We signed out all other devices.\n\n${notYou}`,
  ])
})

it('A8 a code does not turn two-factor off if the secret changes while the code is being checked', async () => {
  const { client, secret } = await enrolledUser(timedSandbox)
  const { limits, queries } = timedSandbox.running.server.environment
  const { attempt } = limits
  const code = nextCode(secret)
  const watched = vi.spyOn(limits, 'attempt').mockImplementationOnce(async (...of) => {
    const { forgive } = await attempt(...of)
    return {
      forgive: async () => {
        await forgive()
        await queries.updateTable('users').set({ otpSecret: 'ANOTHER' }).where('id', '=', client.userId).execute()
      },
    }
  })
  const answer = await client.facade(toggle, { code })
  watched.mockRestore()
  expect(answer).toEqual({
    status: 409,
    body: { error: 'Your security settings have changed. Try again.' },
  })
  const kept = await queries.selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirstOrThrow()
  expect([kept.otpEnabled, kept.otpSecret]).toEqual([true, 'ANOTHER'])
})

it('L3 A9 when a backup code is used, the user receives a mail', async () => {
  const { client, secret } = await enrolledUser(timedSandbox)
  const codes = at((await client.facade('generateBackupCodes', { code: nextCode(secret) })).body, 'data')
  await client.facade('generateBackupCodes', { code: String(at(codes, 0)) })
  expect((await mailsTo(client))[1]).toBe(
    `A backup code was used\n\nSomeone used one of your backup codes instead of your authenticator app. You can't use this code again.\n\n${notYou}`,
  )
})

it('A8 if other requests lock two-factor before a right code is checked, this code is refused', async () => {
  const { client, secret } = await enrolledUser(timedSandbox)
  const { limits, queries } = timedSandbox.running.server.environment
  const { attempt } = limits
  const code = nextCode(secret)
  const lock = { otpLockedUntil: timedSandbox.now() + 15 * 60_000 }
  const watched = vi.spyOn(limits, 'attempt').mockImplementationOnce(async (...of) => {
    await queries.updateTable('users').set(lock).where('id', '=', client.userId).execute()
    return attempt(...of)
  })
  const answer = await client.facade(toggle, { code })
  watched.mockRestore()
  expect(answer).toEqual({
    status: 429,
    body: { error: 'Too many wrong codes. Try again in 15 minutes.', code: 'locked' },
  })
})

it('A8 A11 wrong codes of one user do not lock two-factor for another user', async () => {
  const [one, other] = [await enrolledUser(timedSandbox), await enrolledUser(timedSandbox)]
  for (let tried = 0; tried < 5; tried += 1) await one.client.facade(toggle, { code: 'wrong1' })
  expect((await other.client.facade(toggle, { code: nextCode(other.secret) })).status).toBe(200)
})

it('SEC-026 A8 a code of the previous half minute turns two-factor on, even if the provider has sent a newer secret', async () => {
  const client = await account('shopper', {}, timedSandbox.running)
  const { secret } = await settingsOf(client)
  await settingsOf(client)
  const code = totp(String(secret), timedSandbox.now())
  timedSandbox.advance(period * 1000)
  expect((await client.facade(toggle, { code })).status).toBe(200)
})
