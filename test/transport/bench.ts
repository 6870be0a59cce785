import { browserNavigation } from '@paydeck/adapters/browser/navigation'
import { type CredentialStore, makeCredentials } from '@paydeck/adapters/transport/credentials'
import { type FacadeClient, makeFacadeClient } from '@paydeck/adapters/transport/facade-client'
import { type FileClient, makeFileClient } from '@paydeck/adapters/transport/file-client'
import { type GraphqlClient, makeGraphqlClient } from '@paydeck/adapters/transport/graphql-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeRestClient, type RestClient } from '@paydeck/adapters/transport/rest-client'
import { makeReplacements, type Replace } from '@paydeck/adapters/transport/session-renewal'
import { getProductTokens } from '@paydeck/adapters/wire/session/current-session'
import { type Fault, unauthorized } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'

export interface Sent {
  readonly path: string
  readonly init: RequestInit
}

interface Means {
  readonly headStart?: (name: string, input: unknown) => Promise<Response | null> | null
  /** Renews the session when a request is rejected. `transport` contains the clients that use the session. */
  readonly renew?: (transport: Transport) => TE.TaskEither<Fault, void>
}

interface Transport {
  /** Clock that the clients use and that the test advances. */
  readonly clock: ReturnType<typeof fakeClock>
  readonly sent: ReadonlyArray<Sent>
  /** URLs outside the app that the app has opened, such as the sign-in page. */
  readonly destinations: ReadonlyArray<string>
  readonly credentials: CredentialStore
  readonly replace: Replace
  readonly rest: RestClient
  readonly graphql: GraphqlClient
  readonly facade: FacadeClient
  readonly files: FileClient
}

/**
 * Creates the clients and the fake provider to which they send their requests. The fake can also send responses that break
 * the protocol.
 */
export const makeTransport = (
  answer: (sent: Sent, count: number) => Response | Promise<Response>,
  { headStart = () => null, renew = () => TE.left(unauthorized) }: Means = {},
): Transport => {
  const clock = fakeClock(1_700_000_000_000)
  const sent: Array<Sent> = []
  const destinations: Array<string> = []
  const credentials = makeCredentials()
  credentials.setSession({ csrfToken: 'csrf-1', userId: 'u1' })
  credentials.setTokens({ user: 'user-token', payee: 'payee-token' })
  const { replace, isReplaced } = makeReplacements(credentials)
  const navigation = browserNavigation(
    {
      pathname: '/id/home',
      search: '?tab=1',
      host: 'localhost',
      origin: 'http://localhost',
      assign: (address: string | URL) => void destinations.push(String(address)),
    },
    '',
  )
  const http = makeHttp({
    fetch: async (path, init) => {
      const one = { path: path instanceof Request ? path.url : path.toString(), init: init ?? {} }
      sent.push(one)
      return answer(one, sent.length)
    },
    origin: '',
    credentials,
    renewal: { renew: () => renew(transport)(), calls: [getProductTokens.name], isReplaced },
    onUnauthorized: () => navigation.leave('/authenticate/login'),
    headStart,
  })
  const transport: Transport = {
    clock,
    sent,
    destinations,
    credentials,
    replace,
    rest: makeRestClient(http),
    graphql: makeGraphqlClient(http),
    facade: makeFacadeClient(http),
    files: makeFileClient({ http, clock }),
  }
  return transport
}

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** Returns the JSON body of a request. */
export const sentBody = (sent: Sent | undefined): unknown =>
  typeof sent?.init.body === 'string' ? JSON.parse(sent.init.body) : undefined
