import { graphqlPaymentLists } from '../graphql/payments/payment-list.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const paymentListModule: Bindings = ({ bind }) => {
  bind(port('paymentLists')).toResolvedValue(graphqlPaymentLists, [clients.graphql])
}
