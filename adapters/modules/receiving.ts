import { ContainerModule } from 'inversify'
import { graphqlPayoutRecords } from '../graphql/receiving.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const receivingModule = new ContainerModule(({ bind }) => {
  bind(port('payoutRecords')).toResolvedValue(graphqlPayoutRecords, [clients.graphql]).inSingletonScope()
})
