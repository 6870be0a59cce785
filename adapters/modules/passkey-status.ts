import { graphqlPasskeyDirectory } from '../graphql/passkeys/passkey-status.ts'
import { type Bindings, port } from '../port.ts'
import { restPasskeyDirectory } from '../rest/passkeys/passkey-status.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

/** Asked before the page is shown: what it says moves what stands below it. */
export const passkeyStatusModule: Bindings = ({ bind }) => {
  bind(port('passkeyDirectory')).toResolvedValue(
    (rest: RestClient, graphql: GraphqlClient) => ({
      ...restPasskeyDirectory(rest),
      ...graphqlPasskeyDirectory(graphql),
    }),
    [clients.rest, clients.graphql],
  )
}
