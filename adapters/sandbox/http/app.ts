import { lookup } from 'node:dns/promises'
import type { RequestListener, Server as HttpServer } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Environment } from '../environment.ts'
import { hostnameOf, hostRule, isEncrypted, type KnowsHost } from '../kernel/hosts.ts'
import { refuse } from '../kernel/refusals.ts'
import { type Failure, failure, failureOf, logFault, requestLine } from './failures.ts'
import { securityHeaders } from './headers.ts'
import { isProbe } from './health.ts'
import { type Draining, makeHttpServer, type ServerTimes, serverTimes } from './http-server.ts'
import { followRequests, requestIdOf } from './requests.ts'

const bodyLimit = 256 * 1024

/** Renders a failure as an HTML page. */
export type FailurePage = (failed: Failure) => string

/** True if a browser will show the response as a page. API clients do not navigate, and they accept JSON or any type. */
const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true || headers['sec-fetch-mode'] === 'navigate'

/** Dependencies of every HTTP app. */
export interface AppMeans {
  readonly environment: Pick<Environment, 'isTrusted' | 'log' | 'observer' | 'publicOrigin' | 'random'>
  readonly failurePage: FailurePage
  /** Origins, besides the server's own, from which pages may load pictures. Default: none. */
  readonly pictureOrigins?: ReadonlyArray<string>
  /**
   * Returns true for the host names of this server. Default: the names of this machine and the host of the public origin.
   */
  readonly knowsHost?: KnowsHost
  /** Called with each request whose host name is known, before the hooks of the request's route. */
  readonly beforeRoute?: (request: FastifyRequest) => void
  /** Timeouts of the server. Default: `serverTimes`. */
  readonly times?: ServerTimes
}

type FailureMeans = Pick<AppMeans, 'environment' | 'failurePage' | 'pictureOrigins'>

const send = (
  { environment, failurePage, pictureOrigins = [] }: FailureMeans,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  failed: Failure,
): FastifyReply => {
  const isPage = wantsPage(request)
  return reply
    .code(failed.status)
    .headers({
      ...securityHeaders(isEncrypted(environment.publicOrigin), pictureOrigins),
      ...failed.headers,
      vary: 'accept',
    })
    .type(isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isPage ? failurePage(failed) : failed.body)
}

/** Creates a record of the HTTP methods of each route, for the `Allow` header of a response with status 405. */
const makeMethodBook = () => {
  const routes: Array<{ readonly methods: ReadonlyArray<string>; readonly pattern: RegExp }> = []
  return {
    add: (method: string | ReadonlyArray<string>, url: string): void => {
      const source = url
        .replace(/[.+]/g, '\\$&')
        .replace(/:[^/]+/g, '[^/]+')
        .replace(/\*$/, '.*')
      routes.push({ methods: [method].flat(), pattern: new RegExp(`^${source}$`) })
    },
    methodsOf: (url: string): ReadonlyArray<string> => {
      const path = url.split('?')[0] ?? ''
      return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
    },
  }
}

const makeErrorHandler =
  (means: FailureMeans) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { log, observer } = means.environment
    const failed = failureOf(error)
    const { status, body } = failed
    if (failed.isUnexpected) {
      logFault(log, request, error, 'failed')
    } else {
      observer.refused(status, body.code ?? 'none')
      if (status === 401 || status === 403 || status === 429)
        log.info({ ...requestLine(request), status, code: body.code }, 'refused')
    }
    return send(means, request, reply, failed)
  }

/**
 * Refuses a request and closes its connection if the Host header is missing, repeated or malformed, or names another server.
 * This prevents DNS rebinding.
 */
const checkHost = (request: FastifyRequest, reply: FastifyReply, knowsHost: KnowsHost): void => {
  reply.header('connection', 'close')
  const hostname = hostnameOf(request.raw.rawHeaders) ?? refuse(400, 'The Host header is not valid.')
  if (!knowsHost(hostname)) refuse(421, 'This server does not serve this host.', { code: 'host' })
  reply.removeHeader('connection')
}

/**
 * Number of connections that may wait to be accepted. The number is high, because all event streams reconnect at the same
 * time after an outage. The operating system may allow fewer.
 */
const backlog = 4096

/** HTTP app that can start listening and close its connections. */
export interface AppServer {
  /** Fastify app that is not listening yet. Its `close` waits for responses in flight, for `ServerTimes.drain` at most. */
  readonly app: FastifyInstance
  /** Listens and resolves to the port. For `localhost`, listens on each free address that the name resolves to. */
  readonly listen: (at: { readonly host: string; readonly port: number }) => Promise<number>
  /** Closes all connections immediately, even if a response is being sent. */
  readonly cut: () => void
}

/**
 * Returns the IP addresses to listen on. If listening on the first address fails, the start fails; the other addresses are
 * optional.
 */
const addressesOf = async (host: string): Promise<ReadonlyArray<string>> => {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.length === 0 ? [host] : found.map(({ address }) => address)
}

const portOf = ({ server }: FastifyInstance, otherwise: number): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : otherwise
}

/** Listens on an additional IP address. Ignores an address that is not available. */
const listenToo = (server: HttpServer, host: string, port: number): Promise<void> =>
  new Promise((resolve) => {
    server.once('error', () => resolve())
    server.listen({ host, port, backlog }, resolve)
  })

/**
 * Creates the HTTP app. Each response has the same headers and one log line. The response to a failed request is JSON or, if
 * a browser navigates, an HTML page.
 */
export const makeApp = (means: AppMeans, routes: ReadonlyArray<(app: FastifyInstance) => Promise<void>>): AppServer => {
  const { environment, pictureOrigins = [], times = serverTimes } = means
  const { log, publicOrigin } = environment
  const knowsHost = means.knowsHost ?? hostRule({ host: 'localhost', publicOrigin, allowedHosts: [] })
  const servers: Array<{ readonly server: HttpServer; readonly draining: Draining }> = []
  const headers = securityHeaders(isEncrypted(publicOrigin), pictureOrigins)
  const serve = (handler: RequestListener): HttpServer => {
    const listener = makeHttpServer(handler, { headers, times })
    servers.push(listener)
    return listener.server
  }
  const app = Fastify({
    logger: false,
    bodyLimit,
    trustProxy: false,
    genReqId: requestIdOf(environment),
    forceCloseConnections: false,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => send(means, request, reply, failure(error.statusCode ?? 400)),
    serverFactory: (handler) => serve(handler),
  })
  app.addHook('preClose', async () => servers.forEach(({ draining }) => draining.begin()))
  // Fastify itself closes the first server only, so this hook closes the other servers.
  app.addHook('onClose', async () => {
    await Promise.all(servers.slice(1).map(({ server }) => new Promise((resolve) => server.close(resolve))))
  })
  followRequests(app, environment)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (isProbe(request)) return
    checkHost(request, reply, knowsHost)
    means.beforeRoute?.(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isProbe(request)) return
    log.info({ ...requestLine(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler(makeErrorHandler(means))
  const book = makeMethodBook()
  app.addHook('onRoute', ({ method, url }) => book.add(method, url))
  app.setNotFoundHandler((request, reply) => {
    const methods = book.methodsOf(request.url)
    if (methods.length === 0) return send(means, request, reply, failure(404))
    return send(means, request, reply.header('allow', methods.join(', ')), failure(405))
  })
  for (const register of routes) app.register(register)
  return {
    app,
    listen: async ({ host, port }) => {
      const [first = host, ...others] = await addressesOf(host)
      await app.listen({ host: first, port, backlog })
      const bound = portOf(app, port)
      for (const other of others) await listenToo(serve(app.routing), other, bound)
      return bound
    },
    cut: () => servers.forEach(({ draining }) => draining.cut()),
  }
}
