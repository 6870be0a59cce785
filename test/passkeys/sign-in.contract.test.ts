import { describe, expect, it } from 'vitest'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, answerOf, at, type Client, makeJar } from '../sandbox/running.ts'
import { kindsOf } from '../security/history.ts'
import { type AuthenticatorRequest, falseClaims, makeAuthenticator } from './authenticator.ts'

type Authenticator = ReturnType<typeof makeAuthenticator>
type Jar = ReturnType<typeof makeJar>

const form = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

const timedSandbox = sandboxInTime()

/** Creates a user with one passkey. */
const withPasskey = async (overrides: Readonly<Record<string, unknown>> = {}) => {
  const client = await account('shopper', overrides, timedSandbox.running)
  const authenticator = makeAuthenticator()
  const challenge = String(at((await client.rest('POST', '/auth/passkey/register/challenge')).body, 'challenge'))
  const credential = authenticator.register({ challenge, ...placeOf(client.address) })
  expect((await client.rest('POST', '/auth/passkey/register/verify', { credential })).status).toBe(200)
  return { client, authenticator }
}

const placeOf = (address: string) => ({ origin: address, rpId: new URL(address).hostname })

const ask = async (jar: Jar, address: string): Promise<AuthenticatorRequest> => {
  const { status, body } = await answerOf(await jar.fetch('/authenticate/passkey/challenge', form({})))
  expect(status).toBe(200)
  return { challenge: String(at(body, 'challenge')), ...placeOf(address) }
}

const send = (jar: Jar, proof: unknown, redirect = ''): Promise<Response> =>
  jar.fetch('/authenticate/passkey', form({ credential: JSON.stringify(proof), redirect }))

const isSignedIn = async (jar: Jar): Promise<unknown> =>
  at((await answerOf(await jar.fetch('/auth/session'))).body, 'user_id')

/** Signs in with a passkey from a new browser. The fields of `falseClaim` replace those of an honest request. */
const signIn = async (
  { address }: Client,
  authenticator: Authenticator,
  falseClaim: Partial<AuthenticatorRequest> = {},
) => {
  const jar = makeJar(address)
  const response = await send(jar, authenticator.signIn({ ...(await ask(jar, address)), ...falseClaim }))
  return { status: response.status, location: response.headers.get('location'), user: await isSignedIn(jar) }
}

const refused = { status: 422, location: null, user: null }

describe('signing in with a passkey', () => {
  it('A10 A7 PASS-025 a user signs in with a passkey alone, even if two-factor sign-in is on', async () => {
    const { client, authenticator } = await withPasskey()
    expect(await signIn(client, authenticator)).toEqual({ status: 303, location: '/id/home', user: client.userId })
    const protectedOne = await withPasskey({ otpEnabled: true })
    expect((await signIn(protectedOne.client, protectedOne.authenticator)).user).toBe(protectedOne.client.userId)
  })

  it.each(falseClaims)('A10 the sign-in rejects %s', async (_, lie) => {
    const { client, authenticator } = await withPasskey()
    expect(await signIn(client, authenticator, lie)).toEqual(refused)
  })

  it('A10 a signed challenge is accepted only once, even if it is sent ten times concurrently', async () => {
    const { client, authenticator } = await withPasskey()
    const jar = makeJar(client.address)
    const proof = authenticator.signIn(await ask(jar, client.address))
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => send(makeJar(client.address), proof)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 303)).toHaveLength(1)
    // After a minute the attempt limit has been reset, so this rejection comes from the check of the proof.
    timedSandbox.advance(60_000)
    expect((await send(jar, proof)).status).toBe(422)
  })

  it('A10 a sign-in is rejected unless the passkey’s counter is higher than at the previous sign-in', async () => {
    const { client, authenticator } = await withPasskey()
    expect((await signIn(client, authenticator, { counter: 7 })).status).toBe(303)
    expect(await signIn(client, authenticator, { counter: 7 })).toEqual(refused)
    expect(await signIn(client, authenticator, { counter: 6 })).toEqual(refused)
    expect(await signIn(client, authenticator, { counter: 0 })).toEqual(refused)
    expect((await signIn(client, authenticator, { counter: 8 })).status).toBe(303)
  })

  it('A10 a sign-in is rejected if its challenge was issued for a registration or is older than 60 s', async () => {
    const { client, authenticator } = await withPasskey()
    const challenge = String(at((await client.rest('POST', '/auth/passkey/register/challenge')).body, 'challenge'))
    expect(await signIn(client, authenticator, { challenge })).toEqual(refused)
    const jar = makeJar(client.address)
    const [inTime, late] = [await ask(jar, client.address), await ask(jar, client.address)]
    timedSandbox.advance(59_999)
    expect((await send(jar, authenticator.signIn(inTime))).status).toBe(303)
    timedSandbox.advance(1)
    expect((await send(jar, authenticator.signIn(late))).status).toBe(422)
  })

  it('A10 a sign-in is rejected if its passkey is unknown or removed, or if another passkey signed the proof', async () => {
    const { client, authenticator } = await withPasskey()
    const other = makeAuthenticator()
    const jar = makeJar(client.address)
    const forged = { ...other.signIn(await ask(jar, client.address)), id: authenticator.id, rawId: authenticator.id }
    expect((await send(jar, forged)).status).toBe(422)
    expect(await signIn(client, other)).toEqual(refused)
    await client.graphql('DeletePasskeyCredential', { credentialId: authenticator.id })
    expect(await signIn(client, authenticator)).toEqual(refused)
  })

  it('PASS-001 once passkeys are disabled for a user, the user’s passkey is rejected', async () => {
    const { client, authenticator } = await withPasskey()
    await client.control('POST', 'account', { passkeysEnabled: false })
    expect(await signIn(client, authenticator)).toEqual(refused)
  })

  it('H1 a passkey id with a null character is rejected like an unknown id, since no database can store it', async () => {
    const { client, authenticator } = await withPasskey()
    const jar = makeJar(client.address)
    const proof = authenticator.signIn(await ask(jar, client.address))
    expect((await send(jar, { ...proof, id: '\u0000' })).status).toBe(422)
  })

  it('A5 X8 a sign-in starts a new session, and never redirects to a page of another origin', async () => {
    const { client, authenticator } = await withPasskey()
    const jar = makeJar(client.address)
    await jar.fetch('/auth/session')
    const before = jar.cookie()
    const response = await send(jar, authenticator.signIn(await ask(jar, client.address)), '//evil.example')
    expect(response.headers.get('location')).toBe('/id/home')
    expect(jar.cookie()).not.toBe(before)
  })

  it('A11 a passkey has five sign-in attempts a minute; the response to the sixth attempt contains the waiting time', async () => {
    const { client, authenticator } = await withPasskey()
    const statuses = []
    for (let time = 0; time < 6; time += 1) {
      const response = await send(
        makeJar(client.address),
        authenticator.signIn({ challenge: 'AAAA', ...placeOf(client.address) }),
      )
      statuses.push([response.status, response.headers.get('retry-after') === null])
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => [422, true]), [429, false]])
  })

  it('A11 after 20 challenges a minute, an IP address gets status 429; sign-in attempts have a separate limit', async () => {
    const { client, authenticator } = await withPasskey()
    const jar = makeJar(client.address)
    const challenge = () => jar.fetch('/authenticate/passkey/challenge', form({}))
    const asked = await ask(jar, client.address)
    for (let time = 0; time < 19; time += 1) expect((await challenge()).status).toBe(200)
    const refusal = await challenge()
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await refusal.json()).toEqual({ error: 'Too many attempts. Try again in 60 seconds.', code: 'rate-limit' })
    expect((await send(jar, authenticator.signIn(asked))).status).toBe(303)
    timedSandbox.advance(60_000)
    expect((await challenge()).status).toBe(200)
  })

  it('A11 challenges for passkey autofill have a separate limit; above this limit, the response is empty', async () => {
    const { client, authenticator } = await withPasskey()
    const jar = makeJar(client.address)
    const offer = () => jar.fetch('/authenticate/passkey/challenge', form({ mediation: 'conditional' }))
    const { challenge } = (await (await offer()).json()) as { readonly challenge: string }
    for (let time = 0; time < 19; time += 1) expect((await offer()).status).toBe(200)
    const over = await offer()
    expect([over.status, await over.text()]).toEqual([204, ''])
    // Challenges that the page requests automatically have their own limit, apart from the limit for challenges that the
    // user requests with the button.
    expect((await jar.fetch('/authenticate/passkey/challenge', form({}))).status).toBe(200)
    expect((await send(jar, authenticator.signIn({ challenge, ...placeOf(client.address) }))).status).toBe(303)
  })

  it('L3 the security history has an entry for a sign-in with a passkey, but none for a rejected sign-in', async () => {
    const { client, authenticator } = await withPasskey()
    const before = await kindsOf(client)
    await signIn(client, authenticator, { counter: 7 })
    expect(await kindsOf(client)).toEqual(['signed-in-by-passkey', ...before])
    await signIn(client, authenticator, { counter: 7 })
    expect(await kindsOf(client)).toEqual(['signed-in-by-passkey', ...before])
  })

  it('a sign-in form without a passkey proof is rejected with status 422', async () => {
    const { address } = timedSandbox.running
    const jar = makeJar(address)
    for (const text of ['', '{', 'null', '{"id":1}']) {
      expect((await jar.fetch('/authenticate/passkey', form({ credential: text }))).status).toBe(422)
    }
  })
})
