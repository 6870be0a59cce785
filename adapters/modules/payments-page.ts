import { graphqlPaymentLists } from '../graphql/payments/payment-list.ts'
import { graphqlPayoutReports } from '../graphql/payments/payout-export.ts'
import { portModule } from '../port.ts'
import { paymentSearch } from './payment-search.ts'
import { files } from './shared.ts'

const paymentsPage = portModule({
  paymentLists: ({ graphql }) => graphqlPaymentLists(graphql),
  payoutReports: ({ graphql }) => graphqlPayoutReports(graphql),
})

/** Ports of the payments page. */
export const ports = [paymentsPage, paymentSearch, files]
