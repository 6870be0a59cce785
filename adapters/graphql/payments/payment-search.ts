import type { PaymentSearches } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { findPayments, narrowedBy } from '../../wire/payments/payment-search.ts'
import { supportCheck } from '../capability.ts'
import { activitiesOf } from './shared.ts'

/** The part of the port that is an operation. */
export const graphqlPaymentSearches = (client: GraphqlClient): Pick<PaymentSearches, 'find'> => {
  const offered = supportCheck()
  return {
    find: ({ limit, after, ...query }) =>
      F.pipe(
        client.call(findPayments)({ ...narrowedBy(query), limit, ...(after === null ? {} : { after }) }),
        TE.map(({ foundPayments: { items, ...page } }) => ({ ...page, items: activitiesOf(items) })),
        offered,
      ),
  }
}
