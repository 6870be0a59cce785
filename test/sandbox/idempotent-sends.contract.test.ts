import { csrfHeader, graphqlBody, graphqlPath, keyHeader } from '@paydeck/adapters/wire/call'
import { generateTopUp } from '@paydeck/adapters/wire/cards/card-top-up'
import { describe, expect, it } from 'vitest'
import { account, answerOf, at, type Client } from './running.ts'

const hour = 3_600_000

/** Creates a user. The returned functions create invoices with an idempotency key that the test chooses. */
const makeUser = async () => {
  const client: Client = await account('cardholder', { cards: [{ provider: 'galileo' }], invoices: [] })
  const cards = await client.graphql('GetDebitCards', {})
  const debitCardId = at(cards.body, 'data', 'user', 'debitCards', 0, 'id')
  const send = async (key: string, invoicePrice: string) => {
    const { name, document } = generateTopUp
    const variables = { debitCardId, invoicePrice, token: client.tokens.user, csrf: client.csrf }
    const headers = { 'content-type': 'application/json', [keyHeader]: key }
    return answerOf(
      await client.fetch(graphqlPath, { method: 'POST', headers, body: graphqlBody({ name, document, variables }) }),
    )
  }
  return {
    send,
    invoice: async (key: string, price: string) =>
      at((await send(key, price)).body, 'data', 'user', 'generateTopUp', 'id'),
    later: (by: number) => client.control('POST', 'clock', { advance: by }),
  }
}

describe('F4 idempotency keys', () => {
  it('F4 a request repeated with its key within 24 hours gets the first response; repeated later, it takes effect again', async () => {
    const { invoice, later } = await makeUser()
    const first = await invoice('kept-for-a-day', '25')
    expect(first).toEqual(expect.any(String))
    await later(24 * hour - 60_000)
    expect(await invoice('kept-for-a-day', '25')).toBe(first)
    await later(60_000)
    const other = await invoice('kept-for-a-day', '25')
    expect(other).toEqual(expect.any(String))
    expect(other).not.toBe(first)
  })

  it('F4 a refused request does not use up its key: a valid request with the same key takes effect', async () => {
    const { send, invoice } = await makeUser()
    const refused = await send('tried-again', '20000')
    expect(at(refused.body, 'errors', 0, 'message')).toBe('Enter an amount from $1.00 to $10,000.00.')
    expect(await invoice('tried-again', '25')).toEqual(expect.any(String))
  })

  it('F4 two accounts can use the same key: each request takes effect', async () => {
    const [one, other] = [await makeUser(), await makeUser()]
    const made = [await one.invoice('the-same-key', '25'), await other.invoice('the-same-key', '25')]
    expect(made).toEqual([expect.any(String), expect.any(String)])
    expect(made[0]).not.toBe(made[1])
    // Both accounts repeat their requests with the same key. Each account gets its own first invoice again.
    expect([await one.invoice('the-same-key', '25'), await other.invoice('the-same-key', '25')]).toEqual(made)
  })

  it.each([
    ['too short', '1234567'],
    ['too long', 'x'.repeat(65)],
    ['a text with spaces', 'a key with spaces'],
    ['empty', ''],
  ])('F4 a request is refused if its key is %s', async (_, key) => {
    const { send } = await makeUser()
    const { body } = await send(key, '25')
    expect(at(body, 'errors', 0, 'message')).toBe('The key must have 8 to 64 letters, digits, "-" or "_".')
  })

  it('F4 creating an application fails with the code "key" if the key is invalid or was used for another request', async () => {
    const { csrf, fetch } = await account('shopper', { applications: [] })
    const apply = async (key: string, productName: string) =>
      answerOf(
        await fetch('/compliance/applications', {
          method: 'POST',
          headers: { 'content-type': 'application/json', [csrfHeader]: csrf, [keyHeader]: key },
          body: JSON.stringify({ productName, notifyUser: false }),
        }),
      )
    expect(await apply('short', 'payoutsRecipient')).toEqual({
      status: 400,
      body: { error: 'The key must have 8 to 64 letters, digits, "-" or "_".', code: 'key' },
    })
    expect((await apply('an-application', 'payoutsRecipient')).status).toBe(200)
    expect(await apply('an-application', 'individualShopperTier1')).toEqual({
      status: 422,
      body: { error: 'This key was already used for another request.', code: 'key' },
    })
  })

  it('F4 a call that sets a value is accepted each time, even if its key was already used for a different request', async () => {
    const { email, csrf, fetch } = await account()
    const optIn = (attribute: string) =>
      fetch('/marketing/marketingOptIn', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [csrfHeader]: csrf, [keyHeader]: 'the-same-key' },
        body: JSON.stringify({ email, attribute }),
      })
    expect([(await optIn('one')).status, (await optIn('other')).status, (await optIn('one')).status]).toEqual([
      200, 200, 200,
    ])
  })
})
