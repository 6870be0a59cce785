import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restPasskeyDirectory } from '../rest/passkeys.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

export const passkeysModule = new ContainerModule(({ bind }) => {
  bind(port('passkeyDirectory'))
    .toResolvedValue(
      (rest: RestClient, graphql: GraphqlClient) => restPasskeyDirectory({ rest, graphql }),
      [clients.rest, clients.graphql],
    )
    .inSingletonScope()
})
