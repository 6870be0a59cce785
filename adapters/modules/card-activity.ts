import { graphqlCardActivities } from '../graphql/cards/card-activity.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const cardActivityModule: Bindings = ({ bind }) => {
  bind(port('cardActivities')).toResolvedValue(graphqlCardActivities, [clients.graphql])
}
