import { type CardTransaction, type Fault, type NotOffered, notOffered } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { Send } from '../../transport/http.ts'
import type { GraphqlCall, ReplyOf } from '../../wire/call.ts'
import type { getSettledTransactions } from '../../wire/cards/card-activity.ts'
import { specified } from '../../wire/cards/shared.ts'

type Listed = ReplyOf<typeof getSettledTransactions>['settledTransactions']['transactionList'][number]

/** A merchant without a name for the list has the one that it trades under. */
export const transactionOf = ({ displayMerchant, description, ...transaction }: Listed): CardTransaction => ({
  ...transaction,
  displayMerchant: displayMerchant ?? transaction.merchant.merchantName,
  description: description ?? '',
})

/**
 * Whether the provider does not know what it was asked: it runs only what it has registered, or its schema has no such
 * field, which servers tell with 400 or in the words of GraphQL's own validation.
 */
const isUnknown = (fault: Fault): boolean =>
  fault._tag === 'Rejected' &&
  (fault.status === 400 || (fault.status === 200 && fault.message?.startsWith('Cannot query field') === true))

/** A provider that has only the specified calls does not know the operation. */
export const whereOffered = <A>(answer: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A | NotOffered> =>
  F.pipe(
    answer,
    TE.orElse((fault) => (isUnknown(fault) ? TE.right<Fault, A | NotOffered>(notOffered) : TE.left(fault))),
  )

/**
 * Asks for transactions with what goes beyond the specification, until the provider does not know that: then, and from then
 * on, without it.
 */
export const withExtras = (client: GraphqlClient) => {
  let isKnown = true
  return <Name extends string, I, R>(call: GraphqlCall<Name, I, R>): Send<I, R> => {
    const [whole, part] = [client.call(call), client.call(specified(call))]
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
