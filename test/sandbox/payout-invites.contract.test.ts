import { describe, expect, it } from 'vitest'
import { sandboxInTime } from './in-time.ts'
import { account, at, type Client, clientOf, makeJar } from './running.ts'

const day = 86_400_000
const approved = [{ productName: 'payoutsRecipient', status: 'approved' }]

const time = sandboxInTime()

const makeUser = (overrides: Readonly<Record<string, unknown>> = {}): Promise<Client> =>
  account('shopper', { applications: approved, ...overrides }, time.running)

/** Creates an invite with the control API. Returns its token. */
const invite = async (client: Client, wish: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  String(at(await client.control('POST', 'payout-invites', { payor: 'Lumen Payroll', ...wish }), 'token'))

const check = async (client: Client, payload: string) =>
  at((await client.graphql('CanAcceptPayouts', { payload })).body, 'data', 'user', 'canAcceptPayouts')

/** Accepts an invite. Returns true, or the error message. */
const accept = async (client: Client, payload: string): Promise<unknown> => {
  const { body } = await client.graphql('AcceptPayoutsInvite', { payload })
  return at(body, 'errors', 0, 'message') ?? at(body, 'data', 'user', 'acceptPayoutsInvite', 'success')
}

const seen = async (client: Client, payload: string): Promise<unknown> =>
  at((await client.graphql('HasSeenInvite', { payload })).body, 'data', 'user', 'hasSeenInvite')

const payors = async (client: Client): Promise<ReadonlyArray<unknown>> => {
  const list = at((await client.graphql('GetPayors')).body, 'data', 'user', 'payors')
  return Array.isArray(list) ? list.map((payor) => at(payor, 'name')) : []
}

const withNewTokens = (client: Client): Promise<Client> =>
  clientOf(client.address, makeJar(client.address, client.cookie()), client)

const expired = 'Recipient payout invitation has expired'
const mismatch = 'Recipient email does not match user email'

describe('payout invites', () => {
  it('CALL-012 CALL-059 CALL-060 without a payee token, a user can accept an invite twice and mark it as seen', async () => {
    const client = await makeUser()
    const token = await invite(client)
    expect(await accept(client, token)).toBe(true)
    expect(client.tokens.payee).toBeNull()
    expect([await accept(client, token), await seen(client, token)]).toEqual([true, true])
    const wallet = { currency: 'BTC', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', label: 'Savings' }
    expect((await client.graphql('CreateWallet', wallet)).status).toBe(403)
    const renewed = await withNewTokens(client)
    expect([await accept(renewed, token), await seen(renewed, token)]).toEqual([true, true])
    expect(at((await renewed.graphql('CreateWallet', wallet)).body, 'errors')).toBeUndefined()
  })

  it('CALL-059 SESS-012 RECV-069 accepting an invite adds the payor who sent it; the user can then get a payee token', async () => {
    const client = await makeUser()
    const token = await invite(client)
    expect(client.tokens.payee).toBeNull()
    expect(await check(client, token)).toEqual({ canAccept: true, reason: null })
    expect(await payors(client)).toEqual([])
    expect(await accept(client, token)).toBe(true)
    expect(await payors(client)).toEqual(['Lumen Payroll'])
    expect((await withNewTokens(client)).tokens.payee).not.toBeNull()
  })

  it('CALL-059 an invite adds its payor only once, even if the user accepts it repeatedly or concurrently', async () => {
    const client = await makeUser()
    const token = await invite(client)
    expect(await Promise.all(Array.from({ length: 5 }, () => accept(client, token)))).toEqual(
      Array.from({ length: 5 }, () => true),
    )
    const acceptedAt = () =>
      time.running.server.environment.queries
        .selectFrom('payoutInvites')
        .select('acceptedAt')
        .where('acceptedBy', '=', client.userId)
        .execute()
    const before = await acceptedAt()
    await client.control('POST', 'clock', { advance: 20 * day })
    expect(await check(client, token)).toEqual({ canAccept: true, reason: null })
    expect(await accept(client, token)).toBe(true)
    expect(await payors(client)).toEqual(['Lumen Payroll'])
    expect(await acceptedAt()).toEqual(before)
  })

  it('RECV-066 CALL-057 ERR-077 no invite can be accepted if the provider refuses payouts to the user for an unknown reason', async () => {
    const client = await makeUser({ payoutRefusal: 'somethingNew' })
    const token = await invite(client)
    expect(await check(client, token)).toEqual({ canAccept: false, reason: 'accountNotAllowed' })
    expect(await accept(client, token)).toBe('Recipient account is not allowed to accept payouts')
  })

  it('CALL-059 two invites of payors of the same name add one payor, even if they are accepted concurrently', async () => {
    const client = await makeUser()
    const tokens = await Promise.all([invite(client), invite(client), invite(client, { payor: 'Tidewater Studios' })])
    expect(await Promise.all(tokens.map((token) => accept(client, token)))).toEqual([true, true, true])
    const list = await payors(client)
    expect([list.length, new Set(list)]).toEqual([2, new Set(['Lumen Payroll', 'Tidewater Studios'])])
  })

  it('RECV-076 ERR-077 an invite expires exactly 14 days after it was sent', async () => {
    const client = await makeUser()
    const token = await invite(client)
    await client.control('POST', 'clock', { advance: 14 * day - 1 })
    expect(await check(client, token)).toEqual({ canAccept: true, reason: null })
    await client.control('POST', 'clock', { advance: 1 })
    expect(await check(client, token)).toEqual({ canAccept: false, reason: 'inviteExpired' })
    expect(await accept(client, token)).toBe(expired)
    expect(await payors(client)).toEqual([])
  })

  it('RECV-076 ERR-077 RECV-114 an unknown invite token gets the same response as the token of an expired invite', async () => {
    const client = await makeUser()
    for (const token of [await invite(client, { isExpired: true }), 'nobody-sent-this', '', 'x'.repeat(5000)]) {
      expect(await check(client, token)).toEqual({ canAccept: false, reason: 'inviteExpired' })
      expect(await accept(client, token)).toBe(expired)
    }
  })

  it('RECV-076 ERR-078 an invite is valid only for the email address it was sent to; letter case does not matter', async () => {
    const [sender, other, friend] = await Promise.all([makeUser(), makeUser(), makeUser()])
    const token = await invite(sender, { email: ` ${friend.email.toUpperCase()} ` })
    for (const client of [sender, other]) {
      expect(await check(client, token)).toEqual({ canAccept: false, reason: 'emailMismatch' })
      expect(await accept(client, token)).toBe(mismatch)
      expect(await seen(client, token)).toBe(false)
    }
    expect(await accept(friend, token)).toBe(true)
    expect(await payors(friend)).toEqual(['Lumen Payroll'])
  })

  it('ERR-078 an accepted invite cannot be accepted by another user who later has the email address it was sent to', async () => {
    const [first, second] = await Promise.all([makeUser(), makeUser()])
    const token = await invite(first)
    expect(await accept(first, token)).toBe(true)
    await first.control('POST', 'account', { email: `moved-${first.email}` })
    await second.control('POST', 'account', { email: first.email })
    expect(await accept(second, token)).toBe(mismatch)
    expect(await accept(first, token)).toBe(true)
    expect(await payors(second)).toEqual([])
  })

  it.each([
    ['accountNotAllowed', 'Recipient account is not allowed to accept payouts'],
    ['currencyNotAllowed', 'Recipient currency is not allowed'],
  ])(
    'RECV-076 ERR-079 no invite can be accepted while the provider refuses payouts to the account for the reason %s',
    async (reason, message) => {
      const client = await makeUser({ payoutRefusal: reason })
      const token = await invite(client)
      expect(await check(client, token)).toEqual({ canAccept: false, reason })
      expect(await accept(client, token)).toBe(message)
      expect(await payors(client)).toEqual([])
      await client.control('POST', 'account', { payoutRefusal: null })
      expect(await accept(client, token)).toBe(true)
    },
  )

  it('CALL-060 the first call of HasSeenInvite sets the time `seenAt`; later calls do not change this time', async () => {
    const client = await makeUser()
    const token = await invite(client)
    const { queries } = time.running.server.environment
    const noted = () =>
      queries
        .selectFrom('payoutInvites')
        .select('seenAt')
        .where('recipient', '=', client.email)
        .executeTakeFirstOrThrow()
    expect((await noted()).seenAt).toBeNull()
    expect(await seen(client, token)).toBe(true)
    const { seenAt } = await noted()
    time.advance(60_000)
    expect(await seen(client, token)).toBe(true)
    expect((await noted()).seenAt).toBe(seenAt)
    expect(await seen(client, 'nobody-sent-this')).toBe(false)
  })

  it('RECV-070 RECV-114 an invite arrives by mail as a link into the app; its token is not stored and not logged', async () => {
    const client = await makeUser()
    const made = await client.control('POST', 'payout-invites', { payor: 'Lumen Payroll' })
    const [token, link] = [String(at(made, 'token')), String(at(made, 'link'))]
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(link).toBe(`${client.address}/id?accept-invite-payload=${token}`)
    const mail = at(await client.control('GET', 'mails'), 'mails', 0)
    expect(at(mail, 'recipient')).toBe(client.email)
    expect(String(at(mail, 'body'))).toContain(link)
    const { queries } = time.running.server.environment
    const kept = await queries.selectFrom('payoutInvites').selectAll().where('recipient', '=', client.email).execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(time.running.logged.map((line) => JSON.stringify(line)).join('\n')).not.toContain(token)
  })

  it('CALL-119 the control API creates no invite with an invalid payor name or an invalid email address', async () => {
    const client = await makeUser()
    for (const wish of [
      { payor: ' ' },
      { payor: 'A\u200bB' },
      { payor: 'x'.repeat(65) },
      { email: 'nobody' },
      { email: `${'x'.repeat(250)}@example.com` },
    ]) {
      await expect(invite(client, wish)).rejects.toThrow('422')
    }
    await expect(client.control('POST', 'payout-invites', {})).rejects.toThrow('400')
    expect(at(await client.control('GET', 'mails'), 'mails')).toEqual([])
  })
})
