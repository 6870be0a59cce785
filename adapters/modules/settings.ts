import { ContainerModule } from 'inversify'
import { browserPasskeyCeremony } from '../browser/passkeys.ts'
import { browserRandomness } from '../browser/randomness.ts'
import { port } from '../port.ts'
import { restPasskeyKeeper } from '../rest/passkeys/keeper.ts'
import { storedPasskeyMemory } from '../storage/passkeys.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

/** The ports that only the settings and their modals ask: fetched with the first of them. */
export const settingsModule = new ContainerModule(({ bind }) => {
  bind(port('passkeyKeeper'))
    .toResolvedValue(
      (rest: RestClient, graphql: GraphqlClient) => restPasskeyKeeper({ rest, graphql }),
      [clients.rest, clients.graphql],
    )
    .inSingletonScope()
  bind(port('passkeyCeremony')).toConstantValue(browserPasskeyCeremony(globalThis.navigator))
  bind(port('passkeyMemory')).toResolvedValue(storedPasskeyMemory, [port('storage')]).inSingletonScope()
  bind(port('randomness')).toConstantValue(browserRandomness(globalThis.crypto))
})
