import { graphqlPayoutInvites } from '../graphql/receiving/payout-invites.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const payoutInvitesModule: Bindings = ({ bind }) => {
  bind(port('inviteRecords')).toResolvedValue(graphqlPayoutInvites, [clients.graphql])
}
