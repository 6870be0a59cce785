import { browserNavigation } from '@paydeck/adapters/browser/navigation'
import { makeCredentials } from '@paydeck/adapters/transport/credentials'
import { makeFacadeClient } from '@paydeck/adapters/transport/facade-client'
import { makeGraphqlClient } from '@paydeck/adapters/transport/graphql-client'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { makeRestClient } from '@paydeck/adapters/transport/rest-client'

export interface Sent {
  readonly path: string
  readonly init: RequestInit
}

/** The clients over a provider that answers as the test says: for answers that no real provider would give. */
export const makeTransport = (
  answer: (sent: Sent, count: number) => Response | Promise<Response>,
  headStart: (name: string) => Promise<Response | null> | null = () => null,
) => {
  const sent: Array<Sent> = []
  const left: Array<string> = []
  const credentials = makeCredentials()
  credentials.holdSession({ csrfToken: 'csrf-1', userId: 'u1' })
  credentials.holdTokens({ user: 'user-token', payee: 'payee-token' })
  const navigation = browserNavigation(
    {
      pathname: '/id/home',
      search: '?tab=1',
      host: 'localhost',
      origin: 'http://localhost',
      assign: (address: string | URL) => void left.push(String(address)),
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
    onUnauthorized: () => navigation.leave('/authenticate/login'),
    headStart,
  })
  return {
    sent,
    left,
    credentials,
    rest: makeRestClient(http),
    graphql: makeGraphqlClient(http),
    facade: makeFacadeClient(http),
  }
}

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
