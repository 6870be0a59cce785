import { describe, expect, it } from 'vitest'
import { account, at, type Client } from './running.ts'

const path = (email: string): string => `/marketing/marketingOptIn?email=${encodeURIComponent(email)}`

const minute = 60_000

const join = (client: Client, attribute: string) =>
  client.rest('POST', '/marketing/marketingOptIn', { email: client.email, attribute })

const known = async (client: Client): Promise<unknown> => (await client.rest('GET', path(client.email))).body

describe('the mailing lists of the sandbox', () => {
  it('CALL-103 answers what is known of an address: nothing, to begin with', async () => {
    const client = await account()
    const { status, body } = await client.rest('GET', path(client.email))
    expect(status).toBe(200)
    expect(body).toEqual({ emailSubscribe: null, emailOptedInAt: null, attributes: [] })
  })

  it('CALL-104 CALL-105 puts an address on a list, once however often it is asked', async () => {
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

  it('CALL-103 CALL-104 keeps the day on which an address joined when it joins again, or another list', async () => {
    const client = await account()
    await join(client, 'Card Waitlist')
    const first = await known(client)
    expect(first).toEqual({
      emailSubscribe: 'opted_in',
      emailOptedInAt: expect.any(Number) as unknown,
      attributes: ['Card Waitlist'],
    })
    await client.control('POST', 'clock', { advance: 10 * minute })
    await join(client, 'Card Waitlist')
    expect(await known(client)).toEqual(first)
    await join(client, 'BillPay Waitlist')
    const both = { ...Object(first), attributes: ['Card Waitlist', 'BillPay Waitlist'] } as unknown
    expect(await known(client)).toEqual(both)
    await client.control('POST', 'clock', { advance: 10 * minute })
    await join(client, 'Card Waitlist')
    // In the order of joining, whichever was asked for last.
    expect(await known(client)).toEqual(both)
  })

  it('A2 CALL-103 CALL-104 an address of another user is as good as not there', async () => {
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
