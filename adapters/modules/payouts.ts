import { ContainerModule } from 'inversify'
import { graphqlPayoutRecords } from '../graphql/receiving/payouts.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const payoutsModule = new ContainerModule(({ bind }) => {
  bind(port('payoutRecords')).toResolvedValue(graphqlPayoutRecords, [clients.graphql])
})
