import { unauthorized } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { makeIdempotentSend } from '../../adapters/transport/idempotent-sends.ts'
import { makeReplacements } from '../../adapters/transport/session-renewal.ts'
import { keyed, keyHeader } from '../../adapters/wire/call.ts'
import { getProductTokens, postLogout } from '../../adapters/wire/session/current-session.ts'
import { getMarketingOptIn, postMarketingOptIn } from '../../adapters/wire/waitlist.ts'
import { json, makeTransport, type Sent } from './bench.ts'

const optIn = { emailSubscribe: 'opted_in', emailOptedInAt: 5, attributes: [] }
const csrfOf = ({ init }: Pick<Sent, 'init'>): string | null => new Headers(init.headers).get('x-csrf-token')
const settle = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))

/**
 * Creates the clients and a fake provider that accepts only the CSRF value `provider.csrf`. The test can change this value.
 * Renewing the session passes the current value to the clients.
 */
const changing = (isReachable: () => boolean = () => true) => {
  const provider = { csrf: 'csrf-2', renewals: 0 }
  const transport = makeTransport(
    (sent) => (csrfOf(sent) === provider.csrf ? json(optIn) : json({ error: 'x', code: 'csrf' }, 403)),
    {
      renew:
        ({ credentials }) =>
        async () => {
          provider.renewals += 1
          await settle()
          if (!isReachable()) return E.left(unauthorized)
          credentials.setSession({ csrfToken: provider.csrf, userId: 'u1' })
          return E.right(undefined)
        },
    },
  )
  const look = () => transport.rest.call(getMarketingOptIn)({ email: 'a@example.test' })()
  return { ...transport, provider, look }
}

describe('F8 SESS-017 session renewal', () => {
  it('the session is renewed once whenever the provider changes the CSRF value, even if two calls are rejected', async () => {
    const { look, provider, sent } = changing()
    for (const csrf of ['csrf-2', 'csrf-3', 'csrf-4']) {
      provider.csrf = csrf
      // eslint-disable-next-line no-await-in-loop -- one session after another
      expect(await Promise.all([look(), look()])).toEqual([E.right(optIn), E.right(optIn)])
    }
    expect(provider.renewals).toBe(3)
    expect(sent).toHaveLength(12)
  })

  it('the session is renewed only once if a call that the renewal itself sends is rejected', async () => {
    const { facade, provider, sent } = changing()
    await facade.call(getProductTokens)()()
    expect([provider.renewals, sent.map(csrfOf)]).toEqual([1, ['csrf-1', 'csrf-2']])
  })

  it('after a failed renewal, the next rejected call renews the session again', async () => {
    let isReachable = false
    const { look, provider, destinations } = changing(() => isReachable)
    expect(await look()).toEqual(E.left(unauthorized))
    isReachable = true
    expect(await look()).toEqual(E.right(optIn))
    expect(provider.renewals).toBe(2)
    expect(destinations).toEqual(['/authenticate/login'])
  })

  it.each([
    ['a stale CSRF value', 403, 'csrf', 1],
    ['a stale token', 403, 'token', 1],
    ['no code', 403, undefined, 0],
    ['another code', 403, 'sign-in', 0],
    ['a code in capitals', 403, 'CSRF', 0],
    ['a list as its code', 403, ['csrf'], 0],
    ['another status and the same code', 400, 'csrf', 0],
    ['a rate limit and the same code', 429, 'token', 0],
    ['a server error and the same code', 500, 'csrf', 0],
  ] as const)(
    'after a rejection with %s (status %i, code %j), the session is renewed %i times',
    async (_, status, code, expected) => {
      let renewals = 0
      const { rest, sent } = makeTransport(() => json({ error: 'x', code }, status), {
        renew: () => async () => {
          renewals += 1
          return E.right(undefined)
        },
      })
      await rest.call(postLogout)()()
      expect(renewals).toBe(expected)
      expect(sent).toHaveLength(1 + expected)
    },
  )
})

describe('F4 idempotency keys', () => {
  it('a repeated submit keeps its idempotency key, even after a response to an earlier submit with a different input', async () => {
    const waiting: Array<(answer: Response) => void> = []
    const { rest, sent } = makeTransport(() => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      waiting.push(resolve)
      return promise
    })
    let keys = 0
    const joining = keyed(postMarketingOptIn)
    const join = makeIdempotentSend(() => {
      keys += 1
      return `key-${keys}`
    })(joining, rest.call(joining))
    const send = (attribute: string) => join({ email: 'a@example.test', attribute })()
    const first = send('Card Waitlist')
    const second = send('News')
    await settle()
    waiting[0]?.(json(null))
    await first
    const again = send('News')
    await settle()
    waiting.slice(1).forEach((answer) => answer(json(null)))
    await Promise.all([second, again])
    expect(sent.map(({ init }) => new Headers(init.headers).get(keyHeader))).toEqual(['key-1', 'key-2', 'key-2'])
  })
})

describe('A5 a second attempt to replace the session', () => {
  it('a rejected call waits until the session is replaced, even if an earlier call of the same name failed to replace it', async () => {
    const { replace, isReplaced } = makeReplacements({
      held: () => ({ csrf: 'csrf-1', userId: 'u1', tokens: null }),
    })
    await replace('changePassword', async () => E.left(unauthorized))()
    const second = Promise.withResolvers<E.Either<never, void>>()
    const changed = replace('turnOnSecondFactor', () => second.promise)()
    const asked = isReplaced('changePassword', 'csrf-1')
    second.resolve(E.right(undefined))
    await changed
    expect(await asked).toBe(true)
  })
})
