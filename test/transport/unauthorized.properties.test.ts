import { unauthorized } from '@paydeck/core'
import fc from 'fast-check'
import { either as E, type taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../adapters/wire/call.ts'
import type { FileAnswer, FileReply } from '../../adapters/wire/file.ts'
import { wireTable } from '../../adapters/wire/table.ts'
import { arbitraryOf } from '../arbitraries/codec.ts'
import { makeTransport } from './bench.ts'

type Anything = { readonly input: t.Type<unknown, unknown, unknown>; readonly reply: t.Type<unknown, unknown, unknown> }

type FileCall = Extract<Call, { readonly kind: 'rest' | 'facade' }> &
  FileAnswer & { readonly input: Anything['input'] } & {
    readonly reply: typeof FileReply
  }

const isFileCall = (call: Call & Anything): call is Call & Anything & FileCall => 'file' in call

/** Sends a call with the client for its kind: REST, GraphQL, facade or file. */
const send = (
  { rest, graphql, facade, files }: ReturnType<typeof makeTransport>,
  call: Call & Anything,
  input: unknown,
): TE.TaskEither<unknown, unknown> => {
  if (isFileCall(call)) return files.call(call)(input)
  switch (call.kind) {
    case 'rest':
      return rest.call(call)(input)
    case 'graphql':
      return graphql.call(call)(input)
    case 'facade':
      return facade.call(call)(input)
  }
}

describe('calls that get 401', () => {
  it.each(Object.values(wireTable).map((call) => [call.name, call as Call & Anything] as const))(
    'SESS-018 a call that gets 401 fails as unauthorized and opens the sign-in page once, whatever the response body: %s',
    async (_, call) => {
      await fc.assert(
        fc.asyncProperty(
          arbitraryOf(call.input),
          fc.oneof(fc.string(), fc.json()),
          fc.integer({ min: 1, max: 4 }),
          async (input, body, times) => {
            const transport = makeTransport(() => new Response(body, { status: 401 }))
            const task = send(transport, call, input)
            const results = await Promise.all(Array.from({ length: times }, () => task()))
            expect(results).toEqual(Array.from({ length: times }, () => E.left(unauthorized)))
            expect(transport.destinations).toEqual(['/authenticate/login'])
          },
        ),
        { numRuns: 25 },
      )
    },
  )
})
