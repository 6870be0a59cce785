import { facadeProductTokens } from '@paydeck/adapters/facade/session/current-session'
import { graphqlPasskeyKeeper } from '@paydeck/adapters/graphql/passkeys/passkey-keeping'
import { graphqlPasskeyDirectory } from '@paydeck/adapters/graphql/passkeys/passkey-status'
import { restPasskeyKeeper } from '@paydeck/adapters/rest/passkeys/passkey-keeping'
import { restPasskeyDirectory } from '@paydeck/adapters/rest/passkeys/passkey-status'
import { restSessions } from '@paydeck/adapters/rest/session/current-session'
import { type CredentialStore, makeCredentials } from '@paydeck/adapters/transport/credentials'
import { type FacadeClient, makeFacadeClient } from '@paydeck/adapters/transport/facade-client'
import { type FileClient, makeFileClient } from '@paydeck/adapters/transport/file-client'
import { type GraphqlClient, makeGraphqlClient } from '@paydeck/adapters/transport/graphql-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeRestClient, type RestClient } from '@paydeck/adapters/transport/rest-client'
import { makeReplacements, type Replace } from '@paydeck/adapters/transport/session-renewal'
import { getProductTokens } from '@paydeck/adapters/wire/session/current-session'
import { type Fault, type PasskeyDirectory, type PasskeyKeeper, type Sessions, unauthorized } from '@paydeck/core'
import { either as E, taskEither as TE } from 'fp-ts'
import { asyncScheduler } from 'rxjs'
import type { Client } from './running.ts'

/**
 * Renews the session when the provider rejects a request as unauthorized. `clients` are the clients that use the session.
 */
type Renewal = (clients: Clients) => TE.TaskEither<Fault, void>

const noRenewal: Renewal = () => TE.left(unauthorized)

interface Clients {
  readonly credentials: CredentialStore
  readonly rest: RestClient
  readonly graphql: GraphqlClient
  readonly facade: FacadeClient
  readonly files: FileClient
  readonly replace: Replace
}

/** Creates the app's clients with their credential store. No user is signed in yet. */
export const openClients = (fetch: Client['fetch'], renewal = noRenewal): Clients => {
  const credentials = makeCredentials()
  const { replace, isReplaced } = makeReplacements(credentials)
  const http = makeHttp({
    fetch: (path, init) => fetch(typeof path === 'string' ? path : '', init),
    origin: '',
    credentials,
    renewal: { renew: () => renewal(clients)(), calls: [getProductTokens.name], isReplaced },
    onUnauthorized: () => undefined,
    headStart: () => null,
  })
  const clients: Clients = {
    credentials,
    rest: makeRestClient(http),
    graphql: makeGraphqlClient(http),
    facade: makeFacadeClient(http),
    files: makeFileClient({ http, clock: asyncScheduler }),
    replace,
  }
  return clients
}

/** Creates the app's clients, signed in as a user of the running sandbox. */
export const clientsOf = (client: Client, renewal?: Renewal): Clients => {
  const clients = openClients(client.fetch, renewal)
  clients.credentials.setSession({ csrfToken: client.csrf, userId: client.userId })
  clients.credentials.setTokens(client.tokens)
  return clients
}

/** Combines two adapters into one port, as the app does. Each adapter implements a part of the port. */
export const sessionsOf = ({ rest, facade }: Pick<Clients, 'rest' | 'facade'>): Sessions => ({
  ...restSessions(rest),
  ...facadeProductTokens(facade),
})
export const passkeyDirectoryOf = ({ rest, graphql }: Pick<Clients, 'rest' | 'graphql'>): PasskeyDirectory => ({
  ...restPasskeyDirectory(rest),
  ...graphqlPasskeyDirectory(graphql),
})
export const passkeyKeeperOf = ({ rest, graphql }: Pick<Clients, 'rest' | 'graphql'>): PasskeyKeeper => ({
  ...restPasskeyKeeper(rest),
  ...graphqlPasskeyKeeper(graphql),
})

/** Returns the value of a port's task. A fault fails the test. */
export const answered = async <A>(task: TE.TaskEither<Fault, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`The port answered with a fault: ${JSON.stringify(result.left)}`)
  return result.right
}
