import { handlers } from '@paydeck/sandbox/handlers'
import { describe, expect, it } from 'vitest'
import { prepared } from './prepared-inputs.ts'
import { callOf, entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, answerOf, at } from './running.ts'

/**
 * Returns the result inside a response body. GraphQL wraps the result in `data.user`, the facade in `data`; REST does not.
 */
const replyOf = (kind: string, body: unknown): unknown =>
  kind === 'graphql' ? at(body, 'data', 'user') : kind === 'facade' ? at(body, 'data') : body

describe('call table', () => {
  it('CALL-013 every call has exactly one handler', () => {
    expect(Object.keys(handlers).toSorted()).toEqual([...entries].toSorted())
    expect(entries.length).toBeGreaterThan(18)
  })

  it.each(entries.map((name) => [name]))(
    'CALL-013 the response to the sample input of %s can be decoded by the codec of the call',
    async (name) => {
      const client = await account('cardholder', {
        payors: ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research'],
        payouts: 1,
      })
      const call = callOf(name)
      const input = (await prepared[name]?.(client)) ?? sampleFor(name, client)
      const request = requestFor(name, input, proofOf(client))
      const response = await client.fetch(request.path, initOf(request))
      expect(response.status).toBe(200)
      if ('file' in call) {
        expect(call.file).toContain(response.headers.get('content-type')?.split(';')[0])
        expect((await response.blob()).size).toBeGreaterThan(100)
        return
      }
      const { body } = await answerOf(response)
      expect(at(body, 'errors')).toBeUndefined()
      expect(call.reply.decode(replyOf(call.kind, body))._tag).toBe('Right')
    },
  )
})
