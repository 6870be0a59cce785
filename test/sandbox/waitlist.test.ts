import { describe, expect, it } from 'vitest'
import { account, at, type Client } from './running.ts'

const path = (email: string): string => `/marketing/marketingOptIn?email=${encodeURIComponent(email)}`

const minute = 60_000

const join = (client: Client, attribute: string) =>
  client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute })

const optInOf = async (client: Client): Promise<unknown> => (await client.rest('GET', path(client.email))).body

describe('mailing lists in the sandbox', () => {
  it('CALL-103 GET marketingOptIn returns nulls and an empty list for an email address that is on no mailing list', async () => {
    const client = await account()
    const { status, body } = await client.rest('GET', path(client.email))
    expect(status).toBe(200)
    expect(body).toEqual({ emailSubscribe: null, emailOptedInAt: null, attributes: [] })
  })

  it('CALL-104 CALL-105 POST marketingOptIn adds an email address to a list only once, even if the request is sent again', async () => {
    const client = await account()
    const wish = { email: client.email, attribute: 'Card Waitlist' }
    expect((await client.rest('POST', '/marketing/marketingOptIn', wish)).status).toBe(200)
    expect((await client.rest('POST', '/marketing/marketingOptIn', wish)).status).toBe(200)
    await client.rest('POST', '/marketing/marketingOptIn', { ...wish, attribute: 'BillPay Waitlist' })
    const { body } = await client.rest('GET', path(client.email.toUpperCase()))
    expect(at(body, 'emailSubscribe')).toBe('opted_in')
    expect(at(body, 'emailOptedInAt')).toBeTypeOf('number')
    expect(at(body, 'attributes')).toEqual(['Card Waitlist', 'BillPay Waitlist'])
  })

  it('CALL-103 CALL-104 POST marketingOptIn for a second list does not change the opt-in time or the order of the lists', async () => {
    const client = await account()
    await join(client, 'Card Waitlist')
    const first = await optInOf(client)
    expect(first).toEqual({
      emailSubscribe: 'opted_in',
      emailOptedInAt: expect.any(Number) as unknown,
      attributes: ['Card Waitlist'],
    })
    await client.control('POST', 'clock', { advance: 10 * minute })
    await join(client, 'Card Waitlist')
    expect(await optInOf(client)).toEqual(first)
    await join(client, 'BillPay Waitlist')
    const both = { ...Object(first), attributes: ['Card Waitlist', 'BillPay Waitlist'] } as unknown
    expect(await optInOf(client)).toEqual(both)
    await client.control('POST', 'clock', { advance: 10 * minute })
    await join(client, 'Card Waitlist')
    // Joining a waitlist a second time keeps the order of the attributes.
    expect(await optInOf(client)).toEqual(both)
  })

  it('A2 CALL-103 CALL-104 marketingOptIn answers 404 if the email address is unknown or belongs to another user', async () => {
    const [one, other] = await Promise.all([account(), account()])
    const unknown = await one.rest('GET', path('nobody@example.com'))
    const foreign = await one.rest('GET', path(other.email))
    expect(foreign).toEqual(unknown)
    expect(foreign.status).toBe(404)
    expect(
      (await one.rest('POST', '/marketing/marketingOptIn', { email: other.email, attribute: 'Card Waitlist' })).status,
    ).toBe(404)
    expect(at((await other.rest('GET', path(other.email))).body, 'attributes')).toEqual([])
  })
})
