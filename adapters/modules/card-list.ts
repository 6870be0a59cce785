import { ContainerModule } from 'inversify'
import { graphqlCardAccounts } from '../graphql/cards/card-list.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const cardListModule = new ContainerModule(({ bind }) => {
  bind(port('cardAccounts')).toResolvedValue(graphqlCardAccounts, [clients.graphql])
})
