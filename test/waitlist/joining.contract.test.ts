import { restMailingLists } from '@paydeck/adapters/rest/waitlist'
import { constant, makeStores } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { makeWaitlist } from '@paydeck/core/waitlist'
import { expect, it } from 'vitest'
import { clientsOf } from '../sandbox/clients.ts'
import { account, at, type Client } from '../sandbox/running.ts'

/**
 * Creates the waitlist slice of a user, connected to the sandbox as in the app. Records the requests that the slice sends.
 */
const waitlistOf = (client: Client) => {
  const sent: Array<unknown> = []
  const fetch: Client['fetch'] = (path, init) => {
    sent.push([init?.method, path, JSON.parse(typeof init?.body === 'string' ? init.body : 'null')])
    return client.fetch(path, init)
  }
  const waitlist = makeWaitlist({
    stores: makeStores(),
    clock: fakeClock(1_700_000_000_000),
    log: { warn: () => undefined, error: () => undefined },
    mailingLists: restMailingLists(clientsOf({ ...client, fetch }).rest),
    modals: { open: () => undefined },
    configuration: { productName: 'Paydeck' },
    country: constant('US'),
    email: constant(client.email),
  })
  return { waitlist, sent }
}

it.each([
  ['card', 'Card Waitlist'],
  ['bill-pay', 'BillPay Waitlist'],
] as const)(
  'HOME-026 BILL-049 joining the waitlist %s sends the email address of the user with the attribute "%s"',
  async (list, attribute) => {
    const client = await account()
    const { waitlist, sent } = waitlistOf(client)
    waitlist.join(list)
    await expect.poll(() => waitlist.view[list].get().button?.status).toBe('success')
    expect(sent).toEqual([['POST', '/marketing/marketingOptIn', { email: client.email, attribute }]])
    const { body } = await client.rest('GET', `/marketing/marketingOptIn?email=${encodeURIComponent(client.email)}`)
    expect([at(body, 'emailSubscribe'), at(body, 'attributes')]).toEqual(['opted_in', [attribute]])
  },
)
