import { describe, expect, it } from 'vitest'
import { account, at } from './running.ts'

const path = (email: string): string => `/marketing/marketingOptIn?email=${encodeURIComponent(email)}`

describe('the mailing lists of the sandbox', () => {
  it('CALL-103 answers what is known of an address: nothing, to begin with', async () => {
    const client = await account()
    const { status, body } = await client.rest('GET', path(client.email))
    expect(status).toBe(200)
    expect(body).toEqual({ emailSubscribe: null, emailOptedInAt: null, attributes: [] })
  })

  it('CALL-104 CALL-105 HOME-026 puts an address on a list, once however often it is asked', async () => {
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
