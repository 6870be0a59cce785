import { loginAddress } from '@paydeck/core'
import { takeHeadStart } from '../browser/head-start-answers.ts'
import { type Bindings, port, slice } from '../port.ts'
import { makeCredentials } from '../transport/credentials.ts'
import { makeFacadeClient } from '../transport/facade-client.ts'
import { makeGraphqlClient } from '../transport/graphql-client.ts'
import { makeHttp } from '../transport/http.ts'
import { makeRestClient } from '../transport/rest-client.ts'
import { makeReplacements } from '../transport/session-renewal.ts'
import { getProductTokens } from '../wire/session/current-session.ts'
import { clients } from './clients.ts'

/** The clients over HTTP, and what each of their calls carries. */
export const transportModule =
  (view: Window): Bindings =>
  ({ bind }) => {
    bind(clients.credentials).toConstantValue(makeCredentials())
    bind(port('credentials')).toService(clients.credentials)
    bind(clients.replacements).toResolvedValue(makeReplacements, [clients.credentials])
    bind(clients.http).toDynamicValue(({ get }) => {
      const navigation = get(port('navigation'))
      return makeHttp({
        fetch: view.fetch.bind(view),
        origin: '',
        credentials: get(clients.credentials),
        renewal: {
          // Asked for when it is needed: the session's own calls go through this client.
          renew: () => get(slice('currentSession')).tasks.renew(),
          calls: [getProductTokens.name],
          isReplaced: get(clients.replacements).isReplaced,
        },
        onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
        headStart: takeHeadStart(view),
      })
    })
    bind(clients.rest).toResolvedValue(makeRestClient, [clients.http])
    bind(clients.graphql).toResolvedValue(makeGraphqlClient, [clients.http])
    bind(clients.facade).toResolvedValue(makeFacadeClient, [clients.http])
  }
