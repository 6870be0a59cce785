import { graphqlPaymentSearches } from '../graphql/payments/payment-search.ts'
import { graphqlPayoutReports } from '../graphql/payments/payout-export.ts'
import { portModule } from '../port.ts'
import { restPaymentSearches } from '../rest/payments/payment-search.ts'
import { makeFileClient } from '../transport/file-client.ts'
import { paymentLists } from './payment-list.ts'
import { files } from './shared.ts'

const paymentsPage = portModule({
  paymentSearches: ({ graphql, http, clock, files }) => ({
    ...graphqlPaymentSearches(graphql),
    ...restPaymentSearches(makeFileClient({ http, clock }), files),
  }),
  payoutReports: ({ graphql }) => graphqlPayoutReports(graphql),
})

/** Ports of the payments page. */
export const ports = [paymentsPage, paymentLists, files]
