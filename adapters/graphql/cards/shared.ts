import type { CardTransaction } from '@paydeck/core'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import type { getSettledTransactions } from '../../wire/cards/card-activity.ts'
import { transactionExtras } from '../../wire/cards/shared.ts'
import { withExtras } from '../capability.ts'

type Listed = ReplyOf<typeof getSettledTransactions>['settledTransactions']['transactionList'][number]

/** A merchant without a name for the list has the one that it trades under. */
export const transactionOf = ({ displayMerchant, description, ...transaction }: Listed): CardTransaction => ({
  ...transaction,
  displayMerchant: displayMerchant ?? transaction.merchant.merchantName,
  description: description ?? '',
})

/** Asks for transactions, with what goes beyond the specification where it is known. */
export const withTransactionExtras = (client: GraphqlClient) => withExtras(client, transactionExtras)
