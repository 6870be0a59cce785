import { loginAddress } from '@paydeck/core'
import { takeHeadStart } from '../browser/head-start-answers.ts'
import { portModule } from '../port.ts'
import { makeCredentials } from '../transport/credentials.ts'
import { makeFacadeClient } from '../transport/facade-client.ts'
import { makeGraphqlClient } from '../transport/graphql-client.ts'
import { makeHttp } from '../transport/http.ts'
import { makeRestClient } from '../transport/rest-client.ts'
import { makeReplacements } from '../transport/session-renewal.ts'
import { getProductTokens } from '../wire/session/current-session.ts'

/** Clients over HTTP, with the credentials that every call carries. */
export const transportModule = (view: Window) =>
  portModule({
    credentials: () => makeCredentials(),
    facade: ({ http }) => makeFacadeClient(http),
    graphql: ({ http }) => makeGraphqlClient(http),
    http: ({ credentials, navigation, replacements: { isReplaced } }, slices) =>
      makeHttp({
        fetch: view.fetch.bind(view),
        origin: '',
        credentials,
        renewal: {
          // The renewal of the product tokens sends its own call through this client. To avoid a circular dependency, the
          // client looks up the slice only when it renews the tokens.
          renew: () => slices.currentSession.tasks.renew(),
          calls: [getProductTokens.name],
          isReplaced,
        },
        onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
        headStart: takeHeadStart(view),
      }),
    replacements: ({ credentials }) => makeReplacements(credentials),
    rest: ({ http }) => makeRestClient(http),
  })
