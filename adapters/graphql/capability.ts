import { type Fault, whereOfferedBy } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { Send } from '../transport/http.ts'
import type { GraphqlCall } from '../wire/call.ts'
import { specified } from '../wire/specified.ts'

/** How the validation of GraphQL itself begins to say that a schema has no such field, or no such type of a variable. */
const unknown = /^(?:Cannot query field|Unknown type) /

/**
 * Whether the provider does not know what it was asked: it runs only what it has registered, or its schema has no such
 * field, which servers tell with 400 or in the words of GraphQL's own validation. One that names what it could not read
 * refuses that, and says nothing of the call.
 */
const isUnknown = (fault: Fault): boolean =>
  fault._tag === 'Rejected' &&
  ((fault.status === 400 && fault.field === undefined) || (fault.status === 200 && unknown.test(fault.message ?? '')))

/** A provider that has only the specified calls does not know the operation. */
export const whereOffered = whereOfferedBy(isUnknown)

/**
 * Asks with what goes beyond the specification, until the provider does not know that: then, and from then on, without it.
 * @param extras what is left out of the documents then
 */
export const withExtras = (client: GraphqlClient, extras: string) => {
  let isKnown = true
  return <Name extends string, I, R>(call: GraphqlCall<Name, I, R>): Send<I, R> => {
    const [whole, part] = [client.call(call), client.call(specified(call, extras))]
    return (input, headers) =>
      isKnown
        ? F.pipe(
            whole(input, headers),
            TE.orElse((fault) =>
              isUnknown(fault)
                ? F.pipe(
                    part(input, headers),
                    TE.tapIO(() => () => {
                      isKnown = false
                    }),
                  )
                : TE.left(fault),
            ),
          )
        : part(input, headers)
  }
}
