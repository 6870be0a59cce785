import { ContainerModule } from 'inversify'
import { graphqlPayoutInvites } from '../graphql/receiving/payout-invites.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const payoutInvitesModule = new ContainerModule(({ bind }) => {
  bind(port('inviteRecords')).toResolvedValue(graphqlPayoutInvites, [clients.graphql])
})
