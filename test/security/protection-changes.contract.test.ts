import { restRecentFactor } from '@paydeck/adapters/rest/security/recent-factor'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import * as passwords from '@paydeck/sandbox/account/passwords'
import { protectionChanges } from '@paydeck/sandbox/account/protection-changes'
import { describe, expect, it } from 'vitest'
import { makeAuthenticator } from '../passkeys/authenticator.ts'
import { answered, clientsOf } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { entries, initOf, proofOf, requestFor, sampleFor } from '../sandbox/requests.ts'
import { account, at, type Client } from '../sandbox/running.ts'
import { currentClient, signInElsewhere, settingsOf, toggle } from './account.ts'
import { period, totp } from './totp.ts'

type Operation = keyof typeof protectionChanges

const timedSandbox = sandboxInTime()

const derived = new Map<string, Promise<string>>()
/** Derives the key of a password. Caches the keys, because the derivation is slow by design. */
const derivePassword = (password: string): Promise<string> => {
  const hash = derived.get(password) ?? passwords.derivePassword(password)
  derived.set(password, hash)
  return hash
}

const minute = 60_000
const queries = () => timedSandbox.running.server.environment.queries

/** Creates an account whose user has just signed in. The account uses the sandbox's clock, which the test advances. */
const makeAccount = (protection: { readonly otpEnabled: boolean; readonly passkeys: number }): Promise<Client> =>
  account('shopper', protection, timedSandbox.running)

const states = {
  'no second factor': { otpEnabled: false, passkeys: 0 },
  'an authenticator app': { otpEnabled: true, passkeys: 0 },
  'a passkey': { otpEnabled: false, passkeys: 1 },
  'an app and a passkey': { otpEnabled: true, passkeys: 1 },
} as const

const ages = [
  ['right after the sign-in', 0, true],
  ['one millisecond before five minutes', 5 * minute - 1, true],
  ['after five minutes', 5 * minute, false],
  ['after 29 minutes', 29 * minute, false],
] as const

/** Returns all stored data that determines who can sign in to an account. */
const protectionOf = async ({ userId }: Client) => ({
  user: await queries()
    .selectFrom('users')
    .select(['passwordHash', 'otpEnabled'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(),
  backupCodes: await queries().selectFrom('backupCodes').select('codeHash').where('userId', '=', userId).execute(),
  passkeys: await queries().selectFrom('passkeyCredentials').select('id').where('userId', '=', userId).execute(),
  challenges: await queries()
    .selectFrom('passkeyChallenges')
    .select('challengeHash')
    .where('userId', '=', userId)
    .execute(),
  pairingCodes: await queries().selectFrom('pairingCodes').select('codeHash').where('userId', '=', userId).execute(),
})

/** Sends a call and returns its error message, or undefined if the server accepted the call. */
const call = async (client: Client, name: WireEntry, input: unknown): Promise<unknown> => {
  const request = requestFor(name, input, proofOf(client))
  const response = await client.fetch(request.path, initOf(request))
  const body: unknown = await response.json().catch(() => null)
  return at(body, 'errors', 0, 'message') ?? at(body, 'error')
}

/**
 * Returns a valid code of the authenticator app. If two-factor authentication is off, the code belongs to the secret that
 * the server offers for turning it on.
 */
const codeOf = async (client: Client): Promise<string> => {
  const { otpEnabled, secret } = await settingsOf(client)
  if (otpEnabled !== true) return totp(String(secret), timedSandbox.now())
  return String(at(await client.control('GET', 'account'), 'code'))
}

const challengeOf = async (client: Client): Promise<string> => {
  const answer = await client.rest('POST', '/auth/passkey/register/challenge')
  const challenge = at(answer.body, 'challenge')
  return typeof challenge === 'string' ? challenge : Buffer.alloc(32).toString('base64url')
}

const registrationOf = (client: Client, challenge: string) => ({
  credential: makeAuthenticator().register({
    challenge,
    origin: client.address,
    rpId: new URL(client.address).hostname,
  }),
})

const newPassword = async (client: Client) => ({
  oldHashedPassword: await derivePassword(client.password),
  hashedPassword: await derivePassword('a new one that nobody guesses'),
  salt: 'ab'.repeat(47),
})

/**
 * Functions that create the input of each operation. A call with this input changes the protection of the account if the
 * server accepts the call.
 */
const inputs = {
  'POST /auth/passkey/register/challenge': async () => ({}),
  'POST /auth/passkey/register/verify': async (client) => registrationOf(client, await challengeOf(client)),
  DeletePasskeyCredential: async (client) => ({
    credentialId: (await protectionOf(client)).passkeys[0]?.id ?? 'none',
  }),
  [toggle]: async (client) => ({ code: await codeOf(client) }),
  generateBackupCodes: async (client) => ({ code: await codeOf(client) }),
  'POST /dashboard-api/change-password': newPassword,
  'POST /auth/generateBitAuthPairingCode': async () => ({}),
} as const satisfies Record<Operation, (client: Client) => Promise<unknown>>

/**
 * Operations that demand a two-factor code. The first two contain the code in the call; the pairing demands the code later,
 * in the wallet app.
 */
const takesCode: ReadonlyArray<Operation> = [toggle, 'generateBackupCodes', 'POST /auth/generateBitAuthPairingCode']

/**
 * True if the call of the operation contains a proof of identity: a two-factor code or the password. For such a call, the
 * age of the session's last proof does not matter.
 */
const carriesProof = (name: Operation, otpEnabled: boolean): boolean =>
  name === 'POST /dashboard-api/change-password' || (otpEnabled && takesCode.includes(name))

const operations: ReadonlyArray<Operation> = Object.keys(inputs).filter((name): name is Operation => name in inputs)

const rows = Object.entries(states).flatMap(([state, protection]) =>
  ages.flatMap(([age, milliseconds, isRecent]) =>
    operations.map((name) => ({ state, protection, age, milliseconds, isRecent, name })),
  ),
)

/**
 * True if the row needs no test. All operations have the same limit of five minutes, so only one of them is tested with ages
 * that differ from the limit by more than a millisecond.
 */
const isFarFromLimit = ({ name, milliseconds }: (typeof rows)[number]): boolean =>
  name !== 'POST /auth/passkey/register/challenge' && Math.abs(milliseconds - 5 * minute) > 1

/** True if the operation has nothing to change: no passkey to remove, or no backup codes because two-factor is off. */
const hasNothingToChange = ({ name, protection }: (typeof rows)[number]): boolean =>
  (name === 'DeletePasskeyCredential' && protection.passkeys === 0) ||
  (name === 'generateBackupCodes' && !protection.otpEnabled)

describe('calls that change the protection of an account', () => {
  it.each(rows.filter((row) => !hasNothingToChange(row) && !isFarFromLimit(row)))(
    'A7 $name, sent $age by a user with $state, succeeds only with a proof of identity of the last five minutes',
    async ({ protection, milliseconds, isRecent, name }) => {
      const client = await makeAccount(protection)
      timedSandbox.advance(milliseconds)
      const input = await inputs[name](client)
      const before = await protectionOf(client)
      const refusal = await call(client, name, input)
      if (isRecent || carriesProof(name, protection.otpEnabled)) {
        expect(refusal).toBeUndefined()
        expect(await protectionOf(await currentClient(client))).not.toEqual(before)
      } else {
        const isVerify = name === 'POST /auth/passkey/register/verify'
        const wanted = protection.otpEnabled ? 'Enter a two-factor code first.' : 'Enter your password first.'
        expect(refusal).toBe(isVerify ? 'This request timed out or was sent twice. Try again.' : wanted)
        expect(await protectionOf(client)).toEqual(before)
      }
    },
  )

  it.each(['no second factor', 'an app and a passkey'] as const)(
    'A7 L3 for an account with %s, protectionChanges lists every call that changes the protection of the account',
    async (state) => {
      const client = await makeAccount(states[state])
      const before = await protectionOf(client)
      const last: ReadonlyArray<WireEntry> = ['POST /auth/logout', 'authenticate']
      const others = entries
        .filter((name) => !Object.hasOwn(protectionChanges, name))
        .toSorted((one, other) => last.indexOf(one) - last.indexOf(other))
      for (const name of others) {
        // eslint-disable-next-line no-await-in-loop -- in order, so that a failure names its input
        await call(client, name, sampleFor(name, client))
        // eslint-disable-next-line no-await-in-loop
        expect(await protectionOf(client), name).toEqual(before)
      }
      expect(operations.toSorted()).toEqual(Object.keys(protectionChanges).toSorted())
    },
  )

  it('A7 A10 a passkey can be registered if its challenge was requested before the proof of identity expired', async () => {
    const client = await makeAccount(states['no second factor'])
    timedSandbox.advance(5 * minute - 1)
    const registration = registrationOf(client, await challengeOf(client))
    timedSandbox.advance(30_000)
    expect(await call(client, 'POST /auth/passkey/register/verify', registration)).toBeUndefined()
  })
})

describe('proof of identity (code or password)', () => {
  const challenge = 'POST /auth/passkey/register/challenge'
  const giveProof = (client: Client, proof: unknown) => client.rest('POST', '/auth/second-factor', proof)
  const stale = async (otpEnabled: boolean): Promise<Client> => {
    const client = await makeAccount({ otpEnabled, passkeys: 0 })
    timedSandbox.advance(6 * minute)
    return client
  }

  it('A7 a proof of identity is valid for five minutes; the next proof is valid for five minutes again', async () => {
    const client = await stale(false)
    const { rest } = clientsOf(client)
    const hashedPassword = await derivePassword(client.password)
    for (const _time of [1, 2]) {
      // eslint-disable-next-line no-await-in-loop -- the second round follows the first
      await answered(restRecentFactor(rest).give({ hashedPassword }))
      timedSandbox.advance(5 * minute - 1)
      // eslint-disable-next-line no-await-in-loop
      expect(await call(client, challenge, {})).toBeUndefined()
      timedSandbox.advance(1)
      // eslint-disable-next-line no-await-in-loop
      expect(await call(client, challenge, {})).toBe('Enter your password first.')
    }
  })

  it('A7 a user with two-factor proves the identity with a code; the password is rejected', async () => {
    const client = await stale(true)
    const refused = await giveProof(client, { hashedPassword: await derivePassword(client.password) })
    expect([refused.status, at(refused.body, 'field')]).toEqual([400, 'twoFactorCode'])
    expect(await call(client, challenge, {})).toBe('Enter a two-factor code first.')
    expect((await giveProof(client, { code: await codeOf(client) })).status).toBe(200)
    expect(await call(client, challenge, {})).toBeUndefined()
  })

  it('A7 a user without two-factor proves the identity with the password; a code of an unused secret is rejected', async () => {
    const client = await stale(false)
    const refused = await giveProof(client, { code: await codeOf(client) })
    expect([refused.status, at(refused.body, 'field')]).toEqual([400, 'password'])
    const wrong = await giveProof(client, { hashedPassword: await derivePassword('not it') })
    expect([wrong.status, at(wrong.body, 'field')]).toEqual([400, 'password'])
    expect(await call(client, challenge, {})).toBe('Enter your password first.')
  })

  it('A7 A11 five wrong passwords a minute are allowed, in proofs of identity and in password changes together', async () => {
    const client = await stale(false)
    const wrong = await derivePassword('not it')
    const change = { ...(await newPassword(client)), oldHashedPassword: wrong }
    const statuses: Array<number> = []
    for (const attempt of [
      () => giveProof(client, { hashedPassword: wrong }),
      () => client.rest('POST', '/dashboard-api/change-password', change),
    ]) {
      for (let index = 0; index < 3; index += 1) {
        // eslint-disable-next-line no-await-in-loop -- every attempt counts
        statuses.push((await attempt()).status)
      }
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('A7 a proof of identity is valid only in the session that sent it', async () => {
    const client = await makeAccount(states['no second factor'])
    const other = await signInElsewhere(client)
    timedSandbox.advance(6 * minute)
    expect((await giveProof(client, { hashedPassword: await derivePassword(client.password) })).status).toBe(200)
    expect(await call(other, challenge, {})).toBe('Enter your password first.')
    expect(await call(client, challenge, {})).toBeUndefined()
  })

  it('A7 after a password change, a user without two-factor needs no proof of identity, but a user with two-factor does', async () => {
    for (const [otpEnabled, refusal] of [
      [false, undefined],
      [true, 'Enter a two-factor code first.'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- one account after the other
      const client = await stale(otpEnabled)
      // eslint-disable-next-line no-await-in-loop
      await client.rest('POST', '/dashboard-api/change-password', await newPassword(client))
      // eslint-disable-next-line no-await-in-loop
      expect(await call(await currentClient(client), challenge, {})).toBe(refusal)
    }
  })

  it('A7 the code that turned two-factor off counts as a proof of identity; the code that turned it on does not', async () => {
    const on = await stale(true)
    await call(on, toggle, { code: await codeOf(on) })
    expect(await call(await currentClient(on), challenge, {})).toBeUndefined()
    const off = await makeAccount(states['no second factor'])
    await call(off, toggle, { code: await codeOf(off) })
    expect(await call(await currentClient(off), challenge, {})).toBe('Enter a two-factor code first.')
  })

  it('A7 if the clock was set back, a proof of identity with a future time is not valid', async () => {
    const client = await makeAccount(states['no second factor'])
    timedSandbox.advance(-minute)
    expect(await call(client, challenge, {})).toBe('Enter your password first.')
    timedSandbox.advance(period * 1000 + minute)
  })
})
