import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf, passkeyDirectoryOf, passkeyKeeperOf } from '../../sandbox/clients.ts'
import { account, at, type Client } from '../../sandbox/running.ts'
import { type AuthenticatorRequest, falseClaims, makeAuthenticator } from '../authenticator.ts'

const minute = 60_000

const challengeOf = async (client: Client): Promise<string> =>
  String(at((await client.rest('POST', '/auth/passkey/register/challenge')).body, 'challenge'))

/** Returns the request that an honest browser sends from a page of this sandbox. */
const honestRequest = async (client: Client): Promise<AuthenticatorRequest> => ({
  challenge: await challengeOf(client),
  origin: client.address,
  rpId: new URL(client.address).hostname,
})

const verify = (client: Client, credential: unknown) =>
  client.rest('POST', '/auth/passkey/register/verify', { credential })

const idsOf = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const list = at((await client.graphql('GetPasskeyCredentials')).body, 'data', 'user', 'passkeyCredentials')
  return Array.isArray(list) ? list.map((one) => at(one, 'id')) : []
}

const add = async (client: Client): Promise<string> => {
  const authenticator = makeAuthenticator()
  expect((await verify(client, authenticator.register(await honestRequest(client)))).status).toBe(200)
  return authenticator.id
}

describe('registering a passkey', () => {
  it('CALL-091 PASS-012 the challenge call accepts an empty body and returns the options for creating a passkey', async () => {
    const client = await account('shopper', { firstName: 'Ada', lastName: 'Lovelace' })
    const { status, body } = await client.rest('POST', '/auth/passkey/register/challenge')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rp: { id: '127.0.0.1' },
      user: { name: client.email, displayName: 'Ada Lovelace' },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    // Challenges have 256 bits and never repeat.
    const challenges = [at(body, 'challenge'), await challengeOf(client)].map(String)
    expect(challenges.map((one) => Buffer.from(one, 'base64url').length)).toEqual([32, 32])
    expect(challenges[0]).not.toBe(challenges[1])
  })

  it('CALL-092 PASS-002 PASS-014 a new passkey is in the list, and the options for the next registration exclude it', async () => {
    const client = await account()
    const { rest, graphql } = clientsOf(client)
    const keeper = passkeyKeeperOf({ rest, graphql })
    const authenticator = makeAuthenticator()
    const options = await answered(keeper.challenge)
    const { origin, rpId } = await honestRequest(client)
    await answered(keeper.verify(authenticator.register({ challenge: options.challenge, origin, rpId })))
    const listed = await answered(passkeyDirectoryOf({ rest, graphql }).credentials)
    expect(listed.map((one) => [one.id, typeof one.publicKey, typeof one.createdAt])).toEqual([
      [authenticator.id, 'string', 'number'],
    ])
    expect((await answered(keeper.challenge)).excludeCredentials).toEqual([
      { type: 'public-key', id: authenticator.id },
    ])
  })

  it.each(falseClaims)('A10 the registration rejects %s', async (_, lie) => {
    const client = await account()
    const honest = await honestRequest(client)
    expect((await verify(client, makeAuthenticator().register({ ...honest, ...lie }))).status).toBe(400)
    expect(await idsOf(client)).toEqual([])
  })

  it('A10 a challenge can be used for only one attempt, whether the attempt succeeds or is rejected', async () => {
    const client = await account()
    const one = await honestRequest(client)
    expect((await verify(client, makeAuthenticator().register(one))).status).toBe(200)
    expect((await verify(client, makeAuthenticator().register(one))).status).toBe(400)
    const other = await honestRequest(client)
    expect((await verify(client, makeAuthenticator().register({ ...other, isVerified: false }))).status).toBe(400)
    expect((await verify(client, makeAuthenticator().register(other))).status).toBe(400)
    expect(await idsOf(client)).toHaveLength(1)
  })

  it('A10 H1 a passkey id of 1023 bytes is accepted, and a longer id is rejected', async () => {
    const client = await account()
    const statuses: Array<number> = []
    for (const bytes of [1023, 1024, 3000, 60_000]) {
      // eslint-disable-next-line no-await-in-loop -- each registration needs a new challenge
      statuses.push((await verify(client, makeAuthenticator(bytes).register(await honestRequest(client)))).status)
    }
    expect(statuses).toEqual([200, 400, 400, 400])
    expect(await idsOf(client)).toHaveLength(1)
  })

  it('A10 a challenge expires after 60 s', async () => {
    const client = await account()
    const [inTime, late] = [await honestRequest(client), await honestRequest(client)]
    await client.control('POST', 'clock', { advance: minute - 1000 })
    expect((await verify(client, makeAuthenticator().register(inTime))).status).toBe(200)
    await client.control('POST', 'clock', { advance: 1000 })
    expect((await verify(client, makeAuthenticator().register(late))).status).toBe(400)
  })

  it('A10 a registration is rejected if its challenge or its passkey belongs to another user', async () => {
    const [one, other] = await Promise.all([account(), account()])
    const theirs = await honestRequest(other)
    expect((await verify(one, makeAuthenticator().register(theirs))).status).toBe(400)
    const authenticator = makeAuthenticator()
    expect((await verify(other, authenticator.register(await honestRequest(other)))).status).toBe(200)
    expect((await verify(one, authenticator.register(await honestRequest(one)))).status).toBe(400)
    expect([await idsOf(one), await idsOf(other)]).toEqual([[], [authenticator.id]])
  })

  it('A2 A10 if the same registration is sent again, it succeeds for the same user, and is rejected for another user', async () => {
    const [owner, other] = await Promise.all([account(), account()])
    const credential = makeAuthenticator().register(await honestRequest(owner))
    expect((await verify(owner, credential)).status).toBe(200)
    expect((await verify(owner, credential)).status).toBe(200)
    expect(await verify(other, credential)).toEqual({
      status: 400,
      body: { error: 'This request timed out or was sent twice. Try again.' },
    })
    expect([await idsOf(owner), await idsOf(other)]).toEqual([[credential.id], []])
  })

  it('F4 PASS-026 when 50 requests register the same passkey concurrently, all succeed, and the list contains it once', async () => {
    const client = await account()
    const credential = makeAuthenticator().register(await honestRequest(client))
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(client, credential)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await idsOf(client)).toEqual([credential.id])
  })

  it('PASS-011 A10 a sixth passkey is rejected with status 400, even if 20 registrations run concurrently', async () => {
    const client = await account('shopper', { passkeys: 2 })
    const credentials = []
    for (let index = 0; index < 20; index += 1)
      credentials.push(makeAuthenticator().register(await honestRequest(client)))
    const statuses = (await Promise.all(credentials.map((one) => verify(client, one)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 400)).toHaveLength(17)
    expect(await idsOf(client)).toHaveLength(5)
    const { status, body } = await client.rest('POST', '/auth/passkey/register/challenge')
    expect(status).toBe(400)
    expect(at(body, 'error')).toBe("You've reached the limit of 5 passkeys. Remove one to add another.")
  })

  it('A11 a user’s 21st request for a challenge in a minute is rejected with a waiting time; other users still get challenges', async () => {
    const [client, other] = await Promise.all([account(), account()])
    const { rest, graphql } = clientsOf(client)
    const { challenge } = passkeyKeeperOf({ rest, graphql })
    const answers = await Promise.all(Array.from({ length: 22 }, () => challenge()))
    expect(answers.filter(E.isRight)).toHaveLength(20)
    const limitReached = {
      status: 429,
      message: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds?\.$/) as unknown,
    }
    expect(answers.filter(E.isLeft)).toMatchObject([E.left(limitReached), E.left(limitReached)])
    expect(answers.filter(E.isLeft).every(({ left }) => left._tag === 'Rejected' && (left.retryAfter ?? 0) > 0)).toBe(
      true,
    )
    await challengeOf(other)
    await client.control('POST', 'clock', { advance: minute })
    expect(E.isRight(await challenge())).toBe(true)
  })

  it('PASS-001 if passkeys are disabled for a user, the user cannot request a registration challenge', async () => {
    const client = await account('shopper', { passkeysEnabled: false })
    expect((await client.rest('POST', '/auth/passkey/register/challenge')).status).toBe(404)
  })
})

const subjectsOf = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const list = at(await client.control('GET', 'mails'), 'mails')
  return Array.isArray(list) ? list.map((one) => at(one, 'subject')) : []
}

describe('removing a passkey', () => {
  it('the user gets an email for each passkey that is added or removed, but none for a rejected attempt', async () => {
    const client = await account()
    const credential = makeAuthenticator().register(await honestRequest(client))
    await verify(client, { ...credential, id: 'AAAA' })
    const added = await add(client)
    await client.graphql('DeletePasskeyCredential', { credentialId: added })
    await client.graphql('DeletePasskeyCredential', { credentialId: added })
    expect(await subjectsOf(client)).toEqual([
      'A passkey was removed from your account',
      'A passkey was added to your account',
    ])
  })

  it('CALL-021 PASS-022 removing a passkey deletes it from the list, and returns true if the passkey existed, otherwise false', async () => {
    const client = await account()
    const [kept, removed] = [await add(client), await add(client)]
    const { rest, graphql } = clientsOf(client)
    const keeper = passkeyKeeperOf({ rest, graphql })
    expect(await answered(keeper.remove({ id: removed }))).toBe(true)
    expect(await idsOf(client)).toEqual([kept])
    expect(await answered(keeper.remove({ id: removed }))).toBe(false)
  })

  it('A2 CALL-021 a user cannot remove the passkey of another user', async () => {
    const [one, other] = await Promise.all([account(), account('shopper', { passkeys: 1 })])
    const [credentialId] = await idsOf(other)
    expect(
      at(
        (await one.graphql('DeletePasskeyCredential', { credentialId })).body,
        'data',
        'user',
        'deletePasskeyCredential',
      ),
    ).toBe(false)
    expect(await idsOf(other)).toEqual([credentialId])
  })
})
