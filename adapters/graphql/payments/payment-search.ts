import type { PaymentSearches } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { findPayments, toSearchInput } from '../../wire/payments/payment-search.ts'
import { supportCheck } from '../capability.ts'
import { activitiesOf } from './shared.ts'

/** Implements `find` of the port `PaymentSearches`. */
export const graphqlPaymentSearches = (client: GraphqlClient): Pick<PaymentSearches, 'find'> => {
  const whereSupported = supportCheck()
  return {
    find: ({ limit, after, ...query }) =>
      F.pipe(
        client.call(findPayments)({ ...toSearchInput(query), limit, ...(after === null ? {} : { after }) }),
        TE.map(({ foundPayments: { items, ...page } }) => ({ ...page, items: activitiesOf(items) })),
        whereSupported,
      ),
  }
}
