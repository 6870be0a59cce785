import { graphqlPayoutRecords } from '../graphql/receiving/payouts.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const payoutsModule: Bindings = ({ bind }) => {
  bind(port('payoutRecords')).toResolvedValue(graphqlPayoutRecords, [clients.graphql])
}
