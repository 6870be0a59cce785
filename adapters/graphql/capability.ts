import { type Fault, supportCheckBy } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { Send } from '../transport/http.ts'
import type { GraphqlCall } from '../wire/call.ts'
import { operationField, specified } from '../wire/specified.ts'

/** Matches the start of GraphQL validation errors for an unknown field, or for an unknown type of a variable. */
const unknown = /^(?:Cannot query field|Unknown type) /

/**
 * True if a fault means that the provider does not support the call. A provider that runs only registered operations
 * responds with status 400 and names `operationField` as the rejected field. Other providers reject an unknown operation in
 * the GraphQL validation. They respond with status 200, or with 400 and without the `error` that the contract defines. Any
 * other 400 can be retried.
 */
const isUnknown = (fault: Fault): boolean => {
  if (fault._tag !== 'Rejected') return false
  const { status, field, message } = fault
  if (status === 400) return field === operationField || (field === undefined && message === null)
  return status === 200 && unknown.test(message ?? '')
}

/**
 * True if a fault may be caused by fields that the specification does not contain. This includes every rejection with status
 * 400 that names no field.
 */
const maybeExtras = (fault: Fault): boolean =>
  isUnknown(fault) || (fault._tag === 'Rejected' && fault.status === 400 && fault.field === undefined)

/**
 * Detects a provider that supports only the calls in the specification. Such a provider rejects all other operations as
 * unknown.
 */
export const supportCheck = supportCheckBy(isUnknown)

/**
 * Sends calls with additional fields, which the specification does not contain. If the provider rejects a call with these
 * fields, but accepts it without them, all later calls omit the fields.
 * @param extras the additional fields, as written in the documents of the calls
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
              maybeExtras(fault)
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
