import { graphqlPaymentRecords } from '../graphql/payments/recent-activity.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const recentActivityModule: Bindings = ({ bind }) => {
  bind(port('paymentRecords')).toResolvedValue(graphqlPaymentRecords, [clients.graphql])
}
