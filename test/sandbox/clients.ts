import { facadeProductTokens } from '@paydeck/adapters/facade/session/current-session'
import { facadeLogin } from '@paydeck/adapters/facade/session/developer-login'
import { graphqlPasskeyKeeper } from '@paydeck/adapters/graphql/passkeys/passkey-keeping'
import { graphqlPasskeyDirectory } from '@paydeck/adapters/graphql/passkeys/passkey-status'
import { restPasskeyKeeper } from '@paydeck/adapters/rest/passkeys/passkey-keeping'
import { restPasskeyDirectory } from '@paydeck/adapters/rest/passkeys/passkey-status'
import { restSessions } from '@paydeck/adapters/rest/session/current-session'
import { makeCredentials } from '@paydeck/adapters/transport/credentials'
import { makeFacadeClient } from '@paydeck/adapters/transport/facade-client'
import { makeGraphqlClient } from '@paydeck/adapters/transport/graphql-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeReplace } from '@paydeck/adapters/transport/replacements'
import { makeRestClient } from '@paydeck/adapters/transport/rest-client'
import type { Fault, PasskeyDirectory, PasskeyKeeper, Sessions } from '@paydeck/core'
import { either as E, type taskEither as TE } from 'fp-ts'
import type { Client } from './running.ts'

/** The app's own clients, with what their calls carry; nobody is signed in yet. */
export const openClients = (fetch: Client['fetch']) => {
  const credentials = makeCredentials()
  const http = makeHttp({
    fetch: (path, init) => fetch(typeof path === 'string' ? path : '', init),
    origin: '',
    credentials,
    onUnauthorized: () => undefined,
    headStart: () => null,
  })
  return {
    credentials,
    rest: makeRestClient(http),
    graphql: makeGraphqlClient(http),
    facade: makeFacadeClient(http),
    replace: makeReplace(credentials),
  }
}

/** The app's own clients, signed in as somebody at the running sandbox. */
export const clientsOf = (client: Client) => {
  const clients = openClients(client.fetch)
  clients.credentials.holdSession({ csrfToken: client.csrf, userId: client.userId })
  clients.credentials.holdTokens(client.tokens)
  return clients
}

type Clients = ReturnType<typeof openClients>

/** The ports that are asked by more than one means, joined as the app joins them. */
export const sessionsOf = ({ rest, facade }: Pick<Clients, 'rest' | 'facade'>): Sessions => ({
  ...restSessions(rest),
  ...facadeProductTokens(facade),
  ...facadeLogin(facade),
})
export const passkeyDirectoryOf = ({ rest, graphql }: Pick<Clients, 'rest' | 'graphql'>): PasskeyDirectory => ({
  ...restPasskeyDirectory(rest),
  ...graphqlPasskeyDirectory(graphql),
})
export const passkeyKeeperOf = ({ rest, graphql }: Pick<Clients, 'rest' | 'graphql'>): PasskeyKeeper => ({
  ...restPasskeyKeeper(rest),
  ...graphqlPasskeyKeeper(graphql),
})

/** What a port answers with; a fault fails the test. */
export const answered = async <A>(task: TE.TaskEither<Fault, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`The port answered with a fault: ${JSON.stringify(result.left)}`)
  return result.right
}
