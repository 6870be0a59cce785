import { restPairingCodes } from '@paydeck/adapters/rest/profile/wallet-pairing'
import { pairingCodeOf, pairingLink } from '@paydeck/core'
import { derivePassword } from '@paydeck/sandbox/account/passwords'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, at, type Client, sandbox } from '../../sandbox/running.ts'

const newSecret = async (client: Client): Promise<string> =>
  pairingCodeOf(await answered(restPairingCodes(clientsOf(client).rest).newCode)) ?? ''

/**
 * Proves the user's identity with the password. Some minutes after the sign-in, a new pairing code requires this proof (A7).
 */
const provePassword = async (client: Client): Promise<void> => {
  const hashedPassword = await derivePassword(client.password)
  expect((await client.rest('POST', '/auth/second-factor', { hashedPassword })).status).toBe(200)
}

/** Pairs a wallet app with the link from the QR code, without a session. Returns the HTTP status. */
const pair = async ({ address }: Client, link: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/sandbox/wallet`, { method: 'POST', headers, body: JSON.stringify({ link }) })).status
}

const subjects = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const { queries } = (await sandbox()).server.environment
  const mails = await queries.selectFrom('mails').select('subject').where('userId', '=', client.userId).execute()
  return mails.map(({ subject }) => subject)
}

describe('the pairing codes of the sandbox', () => {
  it('CALL-093 PROF-049 the pairing call returns a URL with a new pairing code each time', async () => {
    const client = await account()
    const [one, other] = [await newSecret(client), await newSecret(client)]
    expect(one).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    expect(other).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
    expect(other).not.toBe(one)
  })

  it('PROF-051 PROF-048 a pairing link connects a wallet app only once, and the user receives one mail', async () => {
    const client = await account()
    const link = pairingLink('paydeck', await newSecret(client), null)
    const statuses = await Promise.all(Array.from({ length: 5 }, () => pair(client, link)))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422])
    expect(await subjects(client)).toEqual(['A wallet app was connected'])
  })

  it('PROF-047 A7 if two-factor is on, a pairing link is accepted only if it contains a current authenticator code', async () => {
    const client = await account('recipient')
    const secret = await newSecret(client)
    expect(await pair(client, pairingLink('paydeck', secret, null))).toBe(400)
    expect(await pair(client, pairingLink('paydeck', secret, '000000'))).toBe(400)
    const code = String(at(await client.control('GET', 'account'), 'code'))
    expect(await pair(client, pairingLink('paydeck', secret, code))).toBe(200)
  })

  it('PROF-074 a pairing code becomes invalid when a newer code is requested, or after ten minutes', async () => {
    const client = await account()
    const [first, second] = [await newSecret(client), await newSecret(client)]
    expect(await pair(client, pairingLink('paydeck', first, null))).toBe(422)
    await client.control('POST', 'clock', { advance: 10 * 60_000 })
    expect(await pair(client, pairingLink('paydeck', second, null))).toBe(422)
  })

  it('a pairing code is valid for ten minutes after it was created, even if it replaced an earlier code', async () => {
    const client = await account()
    await newSecret(client)
    await client.control('POST', 'clock', { advance: 9 * 60_000 })
    await provePassword(client)
    const second = await newSecret(client)
    await client.control('POST', 'clock', { advance: 9 * 60_000 })
    expect(await pair(client, pairingLink('paydeck', second, null))).toBe(200)
    await client.control('POST', 'clock', { advance: 60_000 })
    await provePassword(client)
    await newSecret(client)
    await client.control('POST', 'clock', { advance: 11 * 60_000 })
    await provePassword(client)
    const last = await newSecret(client)
    expect(await pair(client, pairingLink('paydeck', last, null))).toBe(200)
  })

  it('A11 a user gets at most five pairing codes a minute; the sixth request is rejected with a retry time', async () => {
    const client = await account()
    const { newCode } = restPairingCodes(clientsOf(client).rest)
    const answers = await Promise.all(Array.from({ length: 6 }, () => newCode()))
    expect(answers.filter(E.isLeft)).toEqual([
      E.left(expect.objectContaining({ status: 429, retryAfter: expect.any(Number) as unknown })),
    ])
  })
})
