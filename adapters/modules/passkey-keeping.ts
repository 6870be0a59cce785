import { browserPasskeyCeremony } from '../browser/passkeys/passkey-keeping.ts'
import { graphqlPasskeyKeeper } from '../graphql/passkeys/passkey-keeping.ts'
import { type Bindings, port } from '../port.ts'
import { restPasskeyKeeper } from '../rest/passkeys/passkey-keeping.ts'
import { storedPasskeyMemory } from '../storage/passkeys/passkey-keeping.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

export const passkeyKeepingModule: Bindings = ({ bind }) => {
  bind(port('passkeyKeeper')).toResolvedValue(
    (rest: RestClient, graphql: GraphqlClient) => ({ ...restPasskeyKeeper(rest), ...graphqlPasskeyKeeper(graphql) }),
    [clients.rest, clients.graphql],
  )
  bind(port('passkeyCeremony')).toConstantValue(browserPasskeyCeremony(globalThis.navigator))
  bind(port('passkeyMemory')).toResolvedValue(storedPasskeyMemory, [port('storage')])
}
