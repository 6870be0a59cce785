import type { CardTransaction } from '@paydeck/core'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import type { getSettledTransactions } from '../../wire/cards/card-activity.ts'
import { transactionExtras } from '../../wire/cards/shared.ts'
import { withExtras } from '../capability.ts'

type Listed = ReplyOf<typeof getSettledTransactions>['settledTransactions']['transactionList'][number]

/** Converts a transaction. If the transaction has no display name, uses the name in the merchant's record. */
export const transactionOf = ({ displayMerchant, description, ...transaction }: Listed): CardTransaction => ({
  ...transaction,
  displayMerchant: displayMerchant ?? transaction.merchant.merchantName,
  description: description ?? '',
})

/** Sends calls with the extra fields of transactions, as long as the provider supports these fields. */
export const withTransactionExtras = (client: GraphqlClient) => withExtras(client, transactionExtras)
