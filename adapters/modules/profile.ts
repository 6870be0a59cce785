import { ContainerModule } from 'inversify'
import { graphqlUserAccount } from '../graphql/profile.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const profileModule = new ContainerModule(({ bind }) => {
  bind(port('userAccount')).toResolvedValue(graphqlUserAccount, [clients.graphql]).inSingletonScope()
})
