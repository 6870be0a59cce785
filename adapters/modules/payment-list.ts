import { graphqlPaymentLists } from '../graphql/payments/payment-list.ts'
import { portModule } from '../port.ts'

/** Port of the payment lists. The payments page and the timeline need it. */
export const paymentLists = portModule({ paymentLists: ({ graphql }) => graphqlPaymentLists(graphql) })
