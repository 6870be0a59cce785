import { describe, expect, it } from 'vitest'
import { makeIdempotentSend } from '../../adapters/transport/idempotent-sends.ts'
import { keyed, keyHeader } from '../../adapters/wire/call.ts'
import { postMarketingOptIn } from '../../adapters/wire/waitlist.ts'
import { json, makeTransport, type Sent } from './bench.ts'

const joining = keyed(postMarketingOptIn)
const toWaitlist = { email: 'a@example.test', attribute: 'Card Waitlist' }
const toNews = { email: 'a@example.test', attribute: 'News' }

const keysOf = (sent: ReadonlyArray<Sent>): ReadonlyArray<string | null> =>
  sent.map(({ init }) => new Headers(init.headers).get(keyHeader))

const bench = (...means: Parameters<typeof makeTransport>) => {
  const { rest, ...transport } = makeTransport(...means)
  let keys = 0
  const idempotent = makeIdempotentSend(() => {
    keys += 1
    return `key-${keys}`
  })
  return { ...transport, rest, join: idempotent(joining, rest.call(joining)) }
}

const offline = (): Promise<Response> => Promise.reject(new TypeError('offline'))

describe('F4 idempotency keys', () => {
  it('the client sends an idempotency key only with calls that are marked as creating something', async () => {
    const { rest, join, sent } = bench(() => json(null))
    await rest.call(postMarketingOptIn)(toWaitlist)()
    await join(toWaitlist)()
    expect(keysOf(sent)).toEqual([null, 'key-1'])
  })

  it('after every response, the next submit has a new idempotency key, even if its input is the same', async () => {
    const answers = [json(null), json({ error: 'No' }, 422), json({ error: 'Wait' }, 429), json(null)]
    const { join, sent } = bench((_, count) => answers[count - 1] ?? json(null))
    for (const _ of answers) {
      // eslint-disable-next-line no-await-in-loop -- one after the other
      await join(toWaitlist)()
    }
    expect(keysOf(sent)).toEqual(['key-1', 'key-2', 'key-3', 'key-4'])
  })

  it.each([
    ['no response', offline],
    ['a failing provider', () => json({ error: 'Broken' }, 500)],
    ['an unreadable response', () => new Response('<html>')],
  ])('the idempotency key stays the same after %s, until a valid response arrives', async (_, fail) => {
    const { join, sent } = bench((_sent, count) => (count < 3 ? fail() : json(null)))
    await join(toWaitlist)()
    await join(toWaitlist)()
    await join(toWaitlist)()
    await join(toWaitlist)()
    expect(keysOf(sent)).toEqual(['key-1', 'key-1', 'key-1', 'key-2'])
  })

  it('a second submit has the same idempotency key while the first request is in flight', async () => {
    const { join, sent } = bench(() => json(null))
    await Promise.all([join(toWaitlist)(), join(toWaitlist)()])
    expect(keysOf(sent)).toEqual(['key-1', 'key-1'])
  })

  it('the idempotency key changes whenever the input changes, even if it changes back to an earlier input', async () => {
    const { join, sent } = bench(offline)
    await join(toWaitlist)()
    await join(toNews)()
    await join(toWaitlist)()
    expect(keysOf(sent)).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('the idempotency key stays the same when the call is sent again with a renewed CSRF value', async () => {
    const { join, sent } = bench((_, count) => (count === 1 ? json({ error: 'Old', code: 'csrf' }, 403) : json(null)), {
      renew:
        ({ credentials }) =>
        () => {
          credentials.setSession({ csrfToken: 'csrf-2', userId: 'u1' })
          return Promise.resolve({ _tag: 'Right', right: undefined })
        },
    })
    await join(toWaitlist)()
    expect(keysOf(sent)).toEqual(['key-1', 'key-1'])
    expect(new Headers(sent[1]?.init.headers).get('x-csrf-token')).toBe('csrf-2')
  })
})
