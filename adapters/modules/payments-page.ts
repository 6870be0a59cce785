import { graphqlPayoutReports } from '../graphql/payments/payout-export.ts'
import { portModule } from '../port.ts'
import { paymentLists } from './payment-list.ts'
import { paymentSearch } from './payment-search.ts'
import { files } from './shared.ts'

const paymentsPage = portModule({
  payoutReports: ({ graphql }) => graphqlPayoutReports(graphql),
})

/** Ports of the payments page. */
export const ports = [paymentsPage, paymentLists, paymentSearch, files]
