import { type Fault, rejected, unauthorized } from '@paydeck/core'
import { either as E, type taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { restPasswordRecords } from '../../adapters/rest/security/password-update.ts'
import { getMarketingOptIn } from '../../adapters/wire/waitlist.ts'
import { json, makeTransport } from './bench.ts'

const optIn = { emailSubscribe: 'opted_in', emailOptedInAt: 5, attributes: [] }
const wish = { oldHashedPassword: 'a', hashedPassword: 'b', salt: 'c' }
const noSession = (): Response => json({ error: 'Sign in to continue.', code: 'session' }, 401)

/**
 * Creates the clients of a fake provider and counts how often the session is renewed. The test sends one response to each
 * request.
 */
const makeScene = () => {
  const waiting: Array<(answer: Response) => void> = []
  let renewals = 0
  const renewed =
    ({ credentials }: Pick<ReturnType<typeof makeTransport>, 'credentials'>): TE.TaskEither<Fault, void> =>
    async () => {
      renewals += 1
      credentials.setSession({ csrfToken: 'csrf-2', userId: 'u1' })
      return E.right(undefined)
    }
  const transport = makeTransport(
    () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      waiting.push(resolve)
      return promise
    },
    { renew: renewed },
  )
  const records = restPasswordRecords(transport.rest, transport.replace)
  const settle = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))
  return {
    ...transport,
    renewals: () => renewals,
    renew: renewed(transport),
    look: () => transport.rest.call(getMarketingOptIn)({ email: 'a@example.test' })(),
    change: () => records.change(wish)(),
    /** Sends the response to the request with this index. The first request has the index 0. */
    answer: async (index: number, response: Response) => {
      await settle()
      waiting[index]?.(response)
      await settle()
    },
    csrfOf: (index: number) => new Headers(transport.sent[index]?.init.headers).get('x-csrf-token'),
  }
}

describe('a 401 during a password change', () => {
  it('A5 F7 a call that gets 401 waits until the session is replaced, and is then sent again with the new CSRF value', async () => {
    const { look, change, answer, sent, destinations, renewals, csrfOf } = makeScene()
    const [looked, changed] = [look(), change()]
    await answer(0, noSession())
    expect([sent.length, destinations]).toEqual([2, []])
    await answer(1, json({}))
    expect(E.isRight(await changed)).toBe(true)
    await answer(2, json(optIn))
    expect(await looked).toEqual(E.right(optIn))
    expect([csrfOf(0), csrfOf(2), sent.length, renewals(), destinations]).toEqual(['csrf-1', 'csrf-2', 3, 1, []])
  })

  it('A5 F7 a call is also sent again if its 401 arrives after the session was replaced', async () => {
    const { look, change, answer, destinations, csrfOf } = makeScene()
    const looked = look()
    const changed = change()
    await answer(1, json({}))
    await changed
    await answer(0, noSession())
    await answer(2, json(optIn))
    expect(await looked).toEqual(E.right(optIn))
    expect([csrfOf(2), destinations]).toEqual(['csrf-2', []])
  })

  it('A5 a call is sent again only once; a second 401 opens the sign-in page', async () => {
    const { look, change, answer, destinations, sent } = makeScene()
    const looked = look()
    const changed = change()
    await answer(1, json({}))
    await changed
    await answer(0, noSession())
    await answer(2, noSession())
    expect(await looked).toEqual(E.left(unauthorized))
    expect([sent.length, destinations]).toEqual([3, ['/authenticate/login']])
  })
})

describe('other responses with 401', () => {
  it('SESS-018 a 401 opens the sign-in page if the password change was rejected, so that no session was replaced', async () => {
    const { look, change, answer, destinations, renewals } = makeScene()
    const [looked, changed] = [look(), change()]
    await answer(0, noSession())
    await answer(1, json({ error: 'The current password is wrong.' }, 400))
    expect(await changed).toEqual(E.left(rejected(400, 'The current password is wrong.')))
    expect(await looked).toEqual(E.left(unauthorized))
    expect([destinations, renewals()]).toEqual([['/authenticate/login'], 0])
  })

  it('SESS-018 a 401 opens the sign-in page if the call was sent after the session was replaced', async () => {
    const { look, change, answer, destinations, renewals, renew } = makeScene()
    const changed = change()
    await answer(0, json({}))
    await changed
    await renew()
    const looked = look()
    await answer(1, noSession())
    expect(await looked).toEqual(E.left(unauthorized))
    expect([destinations, renewals()]).toEqual([['/authenticate/login'], 1])
  })

  it('SESS-018 two concurrent password changes that get 401 open the sign-in page once, without a deadlock', async () => {
    const { change, answer, destinations } = makeScene()
    const changes = [change(), change()]
    await answer(0, noSession())
    await answer(1, noSession())
    expect(await Promise.all(changes)).toEqual([E.left(unauthorized), E.left(unauthorized)])
    expect(destinations).toEqual(['/authenticate/login'])
  })
})
