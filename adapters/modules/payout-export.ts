import { graphqlPayoutReports } from '../graphql/payments/payout-export.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const payoutExportModule: Bindings = ({ bind }) => {
  bind(port('payoutReports')).toResolvedValue(graphqlPayoutReports, [clients.graphql])
}
