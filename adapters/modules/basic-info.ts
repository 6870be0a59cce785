import { ContainerModule } from 'inversify'
import { graphqlUserAccount } from '../graphql/profile/basic-info.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const basicInfoModule = new ContainerModule(({ bind }) => {
  bind(port('userAccount')).toResolvedValue(graphqlUserAccount, [clients.graphql])
})
