import { graphqlCardChanges } from '../graphql/cards/card-settings.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const cardSettingsModule: Bindings = ({ bind }) => {
  bind(port('cardChanges')).toResolvedValue(graphqlCardChanges, [clients.graphql])
}
