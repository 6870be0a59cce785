import { graphqlCardReports } from '../graphql/cards/card-export.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const cardExportModule: Bindings = ({ bind }) => {
  bind(port('cardReports')).toResolvedValue(graphqlCardReports, [clients.graphql])
}
