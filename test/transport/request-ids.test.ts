import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { getSession } from '../../adapters/wire/session/current-session.ts'
import { makeTransport } from './bench.ts'

/** Returns the fault of a call that gets this response. */
const faultOf = async (status: number, headers: Readonly<Record<string, string>>) => {
  const { rest } = makeTransport(() => new Response('{"error":"Broken"}', { status, headers }))
  return rest.call(getSession)()()
}

const fault = { _tag: 'Rejected', message: 'Broken', retryAfter: null }

it.each([
  [500, 'abc-123_x', { ...fault, status: 500, requestId: 'abc-123_x' }],
  [503, 'a/b:c.d=e+f', { ...fault, status: 503, requestId: 'a/b:c.d=e+f' }],
  [422, 'abc', { ...fault, status: 422 }],
])(
  'ERR-087 a response with status %i and the request id "%s" becomes a fault with the id only if the provider itself failed',
  async (status, id, expected) => {
    expect(await faultOf(status, { 'x-request-id': id })).toEqual(E.left(expected))
  },
)

it('ERR-087 a failed response without a request id becomes a fault without one', async () => {
  expect(await faultOf(500, {})).toEqual(E.left({ ...fault, status: 500 }))
})
