import { TransactionStep } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nullable, record, word } from '../codec.ts'
import { cardTransaction, transactionFields } from './shared.ts'

/**
 * Fetches one transaction with the times of its steps, oldest first, in milliseconds since 1970. The call is not in the
 * specification, so not every provider supports it.
 */
export const getCardTransaction = graphql({
  name: 'GetCardTransaction',
  document: `query GetCardTransaction(
    $token: String!, $csrf: String!, $debitCardId: ID!, $transactionId: ID!
  ) {
    user(token: $token, csrf: $csrf) {
      cardTransaction(debitCardId: $debitCardId, transactionId: $transactionId) {
        transaction {
          ${transactionFields}
        }
        history { step at }
      }
    }
  }`,
  input: record({ debitCardId: t.string, transactionId: t.string }),
  reply: record({
    cardTransaction: record({
      transaction: cardTransaction,
      history: list(record({ step: word(TransactionStep), at: nullable(t.number) })),
    }),
  }),
})
