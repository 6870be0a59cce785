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

/** Sends the same call once for each given response, in order. Then returns the names of the lost calls. */
const lostAfter = async (responses: ReadonlyArray<Respond>): Promise<ReadonlyArray<string>> => {
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
  return [...http.lostCalls.values()]
}

it.each([
  ['no response', [cutOff]],
  ['a response that breaks off', [cutInBody]],
  ['a rejection and then no response', [refused, cutOff]],
  ['a success and then no response', [whole, cutOff]],
])('F5 a call that reads data is lost after %s', async (_, responses) => {
  expect(await lostAfter(responses)).toEqual([read.name])
})

it.each([
  ['a response', [whole]],
  ['no response and then the success of a second request', [cutOff, whole]],
  ['no response and then a rejection', [cutOff, refused]],
  ['no response and then a response of the wrong shape', [cutOff, misshapen]],
])('F5 F6 a call that reads data is not lost after %s', async (_, responses) => {
  expect(await lostAfter(responses)).toEqual([])
})
