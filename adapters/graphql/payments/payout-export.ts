import type { PayoutReports } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getPayoutsTransactionsCsv } from '../../wire/payments/payout-export.ts'

export const graphqlPayoutReports = (client: GraphqlClient): PayoutReports => ({
  between: (input) =>
    F.pipe(
      client.call(getPayoutsTransactionsCsv)(input),
      TE.map(({ payoutsTransactionsCsv }) => payoutsTransactionsCsv),
    ),
})
