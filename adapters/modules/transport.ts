import { loginAddress } from '@paydeck/core'
import { portModule } from '../port.ts'
import { makeCredentials } from '../transport/credentials.ts'
import { makeFacadeClient } from '../transport/facade-client.ts'
import { makeGraphqlClient } from '../transport/graphql-client.ts'
import { type HttpPorts, makeHttp } from '../transport/http.ts'
import { makeRestClient } from '../transport/rest-client.ts'
import { makeReplacements } from '../transport/session-renewal.ts'
import { getProductTokens } from '../wire/session/current-session.ts'

/** Connection of the clients to the provider. */
export type TransportOptions = Pick<HttpPorts, 'fetch' | 'origin' | 'headStart'>

/** Clients over HTTP, with the credentials that every call carries. */
export const transportModule = ({ fetch, origin, headStart }: TransportOptions) =>
  portModule({
    credentials: () => makeCredentials(),
    facade: ({ http }) => makeFacadeClient(http),
    graphql: ({ http }) => makeGraphqlClient(http),
    http: ({ credentials, navigation, replacements: { isReplaced } }, slices) =>
      makeHttp({
        fetch,
        origin,
        credentials,
        renewal: {
          // The renewal of the product tokens sends its own call through this client. To avoid a circular dependency, the
          // client looks up the slice only when it renews the tokens.
          renew: () => slices.currentSession.tasks.renew(),
          calls: [getProductTokens.name],
          isReplaced,
        },
        onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
        headStart,
      }),
    replacements: ({ credentials }) => makeReplacements(credentials),
    rest: ({ http }) => makeRestClient(http),
  })
