import { ContainerModule } from 'inversify'
import { graphqlPayoutDirectory } from '../graphql/receiving/address-directory.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const addressDirectoryModule = new ContainerModule(({ bind }) => {
  bind(port('payoutDirectory')).toResolvedValue(graphqlPayoutDirectory, [clients.graphql])
})
