import { type Fault, unreachable } from '@paydeck/core'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { makeCredentials } from '../../adapters/transport/credentials.ts'
import { makeHttp } from '../../adapters/transport/http.ts'
import { makeRestClient } from '../../adapters/transport/rest-client.ts'
import { noRenewal } from '../../adapters/transport/session-renewal.ts'
import { rest } from '../../adapters/wire/call.ts'
import { nothing } from '../../adapters/wire/codec.ts'

const read = rest({ name: 'GET /reads', input: nothing, reply: t.string })

type Respond = () => Promise<Response>
const cutOff: Respond = () => Promise.reject(new TypeError('Failed to fetch'))
const cutInBody: Respond = async () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }))
const refused: Respond = async () => new Response('{}', { status: 500 })
const misshapen: Respond = async () => new Response('{"not":"text"}')
const whole: Respond = async () => new Response('"text"')

/**
 * Sends the same call once for each given response, in order. Then returns the fault that is recorded for the call, or
 * undefined if no fault is recorded.
 */
const faultAfter = async (...responses: ReadonlyArray<Respond>): Promise<Fault['_tag'] | undefined> => {
  const left = [...responses]
  const http = makeHttp({
    fetch: () => (left.shift() ?? cutOff)(),
    origin: '',
    credentials: makeCredentials(),
    renewal: noRenewal,
    onUnauthorized: () => undefined,
    headStart: () => null,
  })
  for (const _ of responses) await makeRestClient(http).call(read)(undefined)()
  return http.faults.get(read.name)?._tag
}

it.each([
  ['no response', [cutOff]],
  ['a response that breaks off', [cutInBody]],
  ['a rejection and then no response', [refused, cutOff]],
  ['no response and then the success of a second request', [cutOff, whole]],
])('F5 the last recorded fault of a call that reads data is "Unreachable" after %s', async (_, responses) => {
  expect(await faultAfter(...responses)).toBe(unreachable._tag)
})

it.each([
  ['a response', [whole]],
  ['no response and then a rejection', [cutOff, refused]],
  ['no response and then a response of the wrong shape', [cutOff, misshapen]],
])('F5 F6 the last recorded fault of a call that reads data is not "Unreachable" after %s', async (_, responses) => {
  expect(await faultAfter(...responses)).not.toBe(unreachable._tag)
})
