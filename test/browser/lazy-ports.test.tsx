import { type Fault, type Log, rejected, type Services } from '@paydeck/core'
import { either as E, taskEither as TE } from 'fp-ts'
import { expect, it, vi } from 'vitest'
import { lazyAnalytics, lazyServices } from '../../adapters/modules/lazy-ports.ts'
import { lazyMailingLists } from '../../adapters/modules/lazy-ports.ts'
import type { RestClient } from '../../adapters/transport/rest-client.ts'

const refused: Fault = rejected(403)

/** Creates a client that records the name of each call and rejects the call with status 403. */
const refusing = () => {
  const calls: Array<string> = []
  const rest: RestClient = {
    call:
      ({ name }) =>
      () => {
        calls.push(name)
        return TE.left(refused)
      },
  }
  return { calls, rest }
}

const nothing: Services = {
  captcha: () => TE.right(undefined),
  chat: TE.right(undefined),
  analytics: TE.right(undefined),
}

it('the lazily loaded mailing-list port calls the provider, and returns the provider’s fault', async () => {
  const { calls, rest } = refusing()
  const lists = lazyMailingLists(rest)
  expect(await lists.optInOf({ email: 'ada@example.com' })()).toEqual(E.left(refused))
  expect(await lists.join({ email: 'ada@example.com', attribute: 'Card Waitlist' })()).toEqual(E.left(refused))
  expect(calls).toEqual(['GET /marketing/marketingOptIn', 'POST /marketing/marketingOptIn'])
})

it('if no URL is configured, the ports of third-party services succeed without loading a script', async () => {
  const services = lazyServices(window, {
    scripts: { captcha: '', chat: '', analytics: '', payments: '', bills: '', maps: '' },
  })
  expect(await services.chat()).toEqual(E.right(undefined))
  expect(await services.analytics()).toEqual(E.right(undefined))
})

it('ERR-031 ERR-038 the analytics port sends an event to the provider and the analytics service; failures are only logged', async () => {
  const { calls, rest } = refusing()
  const warnings: Array<string> = []
  const log: Log = { warn: (message) => void warnings.push(message), error: () => undefined }
  const result = lazyAnalytics(window, rest, nothing, log).track({
    event: 'track',
    name: 'Login Success',
    properties: {},
  })
  expect(result).toBeUndefined()
  await vi.waitFor(() => expect(warnings).toHaveLength(2))
  expect(calls).toEqual(['POST /users/trackAnalyticsEvent'])
  expect(warnings.toSorted()).toEqual([
    expect.stringMatching(/^An analytics event was not sent: /),
    'Analytics service not available',
  ])
})
