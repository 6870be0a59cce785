import { csrfHeader, facadeBody, facadePath, graphqlBody, graphqlPath } from '@paydeck/adapters/wire/call'
import { wireTable } from '@paydeck/adapters/wire/table'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import type { OpenDatabase } from '@paydeck/sandbox/database/engine'
import type { ServerTimes } from '@paydeck/sandbox/http/http-server'
import { makeServer, type Server } from '@paydeck/sandbox/http/server'
import type { Log } from '@paydeck/sandbox/kernel/log'
import { noProxies, trustedProxies } from '@paydeck/sandbox/kernel/networks'
import type { Observer } from '@paydeck/sandbox/kernel/observer'
import { open } from './databases.ts'
import { sharedByFile } from './file-resources.ts'
import { sealing, systemMeans } from './sealing.ts'

/** Line of a sandbox's log. */
export interface LogEntry {
  readonly fields: Readonly<Record<string, unknown>>
  readonly message: string
}

export interface Running {
  /** Origin at which the sandbox listens, for example "http://127.0.0.1:41234". */
  readonly address: string
  readonly server: Server
  /** Lines that the sandbox has logged so far. */
  readonly logged: ReadonlyArray<LogEntry>
  /** Returns the number of database statements that the sandbox has executed so far. */
  readonly queries: () => number
  readonly close: () => Promise<void>
}

type Plugin = Parameters<OpenDatabase['queries']['withPlugin']>[0]

export interface StartOptions {
  readonly isControlled?: boolean
  /**
   * True if SANDBOX_CONTROL is "on", so that the control API also works behind a proxy. By default true if `trusted` is set.
   */
  readonly keepsControl?: boolean
  readonly environment?: Readonly<Record<string, string>>
  readonly publicOrigin?: string
  /** Value of the environment variable TRUSTED_PROXIES. */
  readonly trusted?: string
  /** Called to delay an attempt at a password or code. Waits in real time by default. */
  readonly pause?: (milliseconds: number) => Promise<void>
  readonly uiDirectory?: string
  /**
   * True if the sandbox accepts requests to this host name. By default it accepts loopback names and the host of
   * `publicOrigin`.
   */
  readonly knowsHost?: (hostname: string) => boolean
  /** Log of the sandbox. By default `Running.logged` collects its lines. */
  readonly log?: Log
  /** Receives measurements. By default nothing does. */
  readonly observer?: Observer
  /** Called to delay a background task that runs after a response. Waits in real time by default. */
  readonly backgroundPause?: (milliseconds: number) => Promise<void>
  /** Background job that the sandbox stops when it closes, for example the cleanup jobs. */
  readonly beside?: { readonly stop: () => Promise<void> }
  /** Returns the sandbox's time in milliseconds since 1970. With a fixed clock, tests can predict codes and limits. */
  readonly clock?: () => number
  /** Timeouts of the server's connections. `serverTimes` by default. */
  readonly times?: ServerTimes
  /** If true, the sandbox gets a new database. By default it uses the database that test files share. */
  readonly hasOwnDatabase?: boolean
}

/** Starts two sandboxes on one database, like two processes of a deployment. Each has its own database connections. */
export const startTwoSandboxes = async (options: StartOptions = {}): Promise<readonly [Running, Running]> => {
  const { database, again } = await open()
  return [await serve(database, options), await serve(await again(), options)]
}

/**
 * Starts a sandbox on the shared database, or on a new database if `hasOwnDatabase` is true. Rate limits, simulated faults,
 * streams and log belong to this sandbox only.
 */
export const startSandbox = async (options: StartOptions = {}): Promise<Running> =>
  serve((await open(options.hasOwnDatabase)).database, options)

/** Starts a sandbox on a database that the test has opened. */
export const serve = async (database: OpenDatabase, options: StartOptions = {}): Promise<Running> => {
  const { environment = {}, publicOrigin = null, isControlled = true, trusted, ...others } = options
  const { keepsControl = trusted !== undefined, hasOwnDatabase: _, ...given } = others
  const logged: Array<LogEntry> = []
  let queries = 0
  const counting: Plugin = {
    transformQuery: ({ node }) => node,
    // Kysely calls `transformQuery` for subqueries too, so the results are counted.
    transformResult: async ({ result }) => {
      queries += 1
      return result
    },
  }
  const log = (fields: Readonly<Record<string, unknown>>, message: string): void =>
    void logged.push({ fields, message })
  // All test files share this database and one network address. Attempts from other test files would count, so they are
  // deleted.
  await database.queries.deleteFrom('attempts').execute()
  const server = makeServer({
    ...systemMeans,
    ...given,
    database: { sealing, ...database, queries: database.queries.withPlugin(counting) },
    log: options.log ?? { info: log, warn: log },
    configuration: appConfiguration(environment),
    publicOrigin,
    isControlled,
    keepsControl,
    isTrusted: trustedProxies(trusted ?? '') ?? noProxies,
  })
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  return { address, server, logged, queries: () => queries, close: server.close }
}

/** Returns the sandbox that all tests of a file share. Its control API also accepts requests that come through a proxy. */
export const sandbox = sharedByFile(() => startSandbox({ keepsControl: true }))

type Fetch = (path: string, init?: RequestInit) => Promise<Response>

const cookieOf = (response: Response): string | null => {
  const [pair] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return pair ?? null
}

/** Creates a minimal fake browser. It stores the session cookie and does not follow redirects. */
export const makeJar = (
  address: string,
  cookie: string | null = null,
): { readonly fetch: Fetch; readonly cookie: () => string | null } => {
  let kept = cookie
  return {
    cookie: () => kept,
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers)
      if (kept !== null && !headers.has('cookie')) headers.set('cookie', kept)
      const response = await fetch(new URL(path, address), { redirect: 'manual', ...init, headers })
      kept = cookieOf(response) ?? kept
      return response
    },
  }
}

type WireName = keyof typeof wireTable

/** A signed-in user, with functions that call the sandbox as the app does. */
export interface Client {
  readonly address: string
  readonly email: string
  readonly password: string
  readonly userId: string
  readonly csrf: string
  readonly tokens: { readonly user: string; readonly payee: string | null }
  /** Sends a request with the session cookie, but without a CSRF header or tokens. */
  readonly fetch: Fetch
  readonly cookie: () => string | null
  /** Calls a REST path with the CSRF header. Returns the status and the JSON body of the response. */
  readonly rest: (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<Answer>
  /** Calls a facade method at the URL of this method. */
  readonly facade: (method: WireName, params?: unknown) => Promise<Answer>
  /** Calls a GraphQL operation with the document that the server has registered for it. */
  readonly graphql: (operation: WireName, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>
  /** Calls the control API. */
  readonly control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const jsonHeaders = { 'content-type': 'application/json' } as const

export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
}

/** Returns the value at a path of keys and indexes, or undefined if `value` has no such path. */
export const at = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const tokenOf = (list: unknown, isWanted: (facade: string) => boolean): string | null => {
  const entries = Array.isArray(list) ? list : []
  const found: unknown = entries.find((entry) => isWanted(String(at(entry, 'facade'))))
  return found === undefined ? null : String(at(found, 'token'))
}

/** Creates a client for the user whose session cookie is in the jar. */
export const clientOf = async (
  address: string,
  jar: ReturnType<typeof makeJar>,
  account: { readonly email: string; readonly password: string; readonly userId: string },
): Promise<Client> => {
  const session = await answerOf(await jar.fetch('/auth/session'))
  const csrf = String(at(session.body, 'csrfToken'))
  const rest: Client['rest'] = async (method, path, body) =>
    answerOf(
      await jar.fetch(path, {
        method,
        headers: { ...(method === 'GET' ? {} : jsonHeaders), [csrfHeader]: csrf },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      }),
    )
  const post = async (path: string, body: string): Promise<Answer> =>
    answerOf(await jar.fetch(path, { method: 'POST', headers: jsonHeaders, body }))
  const listed = await post(facadePath, facadeBody({ csrf, facade: 'user', method: 'getProductTokens', params: {} }))
  const list = at(listed.body, 'data')
  const tokens = {
    user: tokenOf(list, (name) => name.endsWith('User')) ?? '',
    payee: tokenOf(list, (name) => name === 'payee'),
  }
  return {
    address,
    ...account,
    csrf,
    tokens,
    fetch: jar.fetch,
    cookie: jar.cookie,
    rest,
    facade: (method, params = {}) => {
      const call = wireTable[method]
      if (call.kind !== 'facade') throw new Error(`${method} is no facade method.`)
      const path = call.token === 'none' ? facadePath : `${facadePath}/${tokens.user}`
      return post(path, facadeBody({ csrf, facade: call.facade, method, params }))
    },
    graphql: (operation, variables = {}) => {
      const call: { readonly kind: string; readonly document?: string; readonly token?: string } = wireTable[operation]
      const token = call.token === 'payee' ? (tokens.payee ?? tokens.user) : tokens.user
      const request = { name: operation, document: call.document ?? '', variables: { ...variables, token, csrf } }
      return post(graphqlPath, graphqlBody(request))
    },
    control: async (method, path, body) => {
      const init = body === undefined ? {} : { headers: jsonHeaders, body: JSON.stringify(body) }
      const answer = await answerOf(await jar.fetch(`/sandbox/${path}`, { method, ...init }))
      if (answer.status >= 300)
        throw new Error(`/sandbox/${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
  }
}

/**
 * Creates an account of a persona and signs in. Each test has its own accounts, so tests can run in parallel. `overrides`
 * are the `Changes` of the control API, such as { country: 'DE', payments: 3 }.
 */
export const account = async (
  persona: string = 'shopper',
  overrides: Readonly<Record<string, unknown>> = {},
  on: Promise<Pick<Running, 'address'>> | Pick<Running, 'address'> = sandbox(),
): Promise<Client> => {
  const { address } = await on
  const jar = makeJar(address)
  const made = await answerOf(
    await jar.fetch('/sandbox/accounts', {
      method: 'POST',
      headers: jsonHeaders,
      body: JSON.stringify({ persona, overrides }),
    }),
  )
  if (made.status !== 200) throw new Error(`No account could be made: ${JSON.stringify(made.body)}`)
  const [email = '', password = '', userId = ''] = ['email', 'password', 'userId'].map((key) =>
    String(at(made.body, key)),
  )
  return clientOf(address, jar, { email, password, userId })
}
