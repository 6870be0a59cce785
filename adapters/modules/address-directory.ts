import { graphqlPayoutDirectory } from '../graphql/receiving/address-directory.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const addressDirectoryModule: Bindings = ({ bind }) => {
  bind(port('payoutDirectory')).toResolvedValue(graphqlPayoutDirectory, [clients.graphql])
}
