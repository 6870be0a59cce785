import type { CardTopUps } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { IdempotentSend } from '../../transport/idempotent-sends.ts'
import { generateTopUp, getCardTopUps } from '../../wire/cards/card-top-up.ts'

export const graphqlCardTopUps = (client: GraphqlClient, idempotent: IdempotentSend): CardTopUps => {
  const generate = idempotent(generateTopUp, client.call(generateTopUp))
  return {
    makeInvoice: ({ cardId, amount, currency }) =>
      F.pipe(
        generate({ debitCardId: cardId, invoicePrice: amount, invoiceCurrency: currency }),
        TE.map(({ generateTopUp: invoice }) => invoice.id),
      ),
    pending: ({ cardId, startDate }) =>
      F.pipe(
        client.call(getCardTopUps)({
          debitCardId: cardId,
          credited: false,
          startDate: new Date(startDate).toISOString(),
        }),
        TE.map(({ cardTopUps }) => cardTopUps),
      ),
  }
}
