import { graphqlUserAccount } from '../graphql/profile/basic-info.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const basicInfoModule: Bindings = ({ bind }) => {
  bind(port('userAccount')).toResolvedValue(graphqlUserAccount, [clients.graphql])
}
