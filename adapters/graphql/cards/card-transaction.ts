import type { CardTransactions } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getCardTransaction } from '../../wire/cards/card-transaction.ts'
import { supportCheck } from '../capability.ts'
import { transactionOf } from './shared.ts'

export const graphqlCardTransactions = (client: GraphqlClient): CardTransactions => {
  const checkSupport = supportCheck()
  return {
    find: ({ cardId, transactionId }) =>
      F.pipe(
        client.call(getCardTransaction)({ debitCardId: cardId, transactionId }),
        TE.map(({ cardTransaction: { transaction, history } }) => ({
          transaction: transactionOf(transaction),
          history,
        })),
        checkSupport,
      ),
  }
}
