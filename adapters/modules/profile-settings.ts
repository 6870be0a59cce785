import { graphqlProfileRecords } from '../graphql/profile/profile-settings.ts'
import { type Bindings, port } from '../port.ts'
import { restProfileRecords } from '../rest/profile/name-update.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

/** One port of two slices: the name is changed through it too. */
export const profileSettingsModule: Bindings = ({ bind }) => {
  bind(port('profileRecords')).toResolvedValue(
    (rest: RestClient, graphql: GraphqlClient) => ({
      ...restProfileRecords(rest),
      ...graphqlProfileRecords(graphql),
    }),
    [clients.rest, clients.graphql],
  )
}
