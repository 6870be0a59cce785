import { graphqlCardAccounts } from '../graphql/cards/card-list.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const cardListModule: Bindings = ({ bind }) => {
  bind(port('cardAccounts')).toResolvedValue(graphqlCardAccounts, [clients.graphql])
}
