import { TransactionStep } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nullable, record, word } from '../codec.ts'
import { getCardTransaction as document } from '../documents/cards/card-transaction.ts'
import { cardTransaction } from './shared.ts'

/**
 * One transaction, and when it reached which step, oldest first (milliseconds since 1970): beyond the specification, so a
 * provider may not know the operation.
 */
export const getCardTransaction = graphql({
  name: 'GetCardTransaction',
  document,
  input: record({ debitCardId: t.string, transactionId: t.string }),
  reply: record({
    cardTransaction: record({
      transaction: cardTransaction,
      history: list(record({ step: word(TransactionStep), at: nullable(t.number) })),
    }),
  }),
})
