import { ContainerModule } from 'inversify'
import { graphqlCardAccounts } from '../graphql/cards.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const cardsModule = new ContainerModule(({ bind }) => {
  bind(port('cardAccounts')).toResolvedValue(graphqlCardAccounts, [clients.graphql]).inSingletonScope()
})
