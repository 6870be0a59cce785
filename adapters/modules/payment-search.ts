import { graphqlPaymentSearches } from '../graphql/payments/payment-search.ts'
import { portModule } from '../port.ts'
import { restPaymentSearches } from '../rest/payments/payment-search.ts'
import { makeFileClient } from '../transport/file-client.ts'

/** Port of the payment search. The payments page and the palette share it. */
export const paymentSearch = portModule({
  paymentSearches: ({ graphql, http, clock, files }) => ({
    ...graphqlPaymentSearches(graphql),
    ...restPaymentSearches(makeFileClient({ http, clock }), files),
  }),
})
