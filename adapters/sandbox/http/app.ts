import { lookup } from 'node:dns/promises'
import type { RequestListener, Server as HttpServer } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Environment } from '../environment.ts'
import { hostnameOf, hostRule, isEncrypted, type KnowsHost } from '../kernel/hosts.ts'
import { refuse } from '../kernel/refusals.ts'
import { type Failure, failure, failureOf, logFault, requestLine } from './failures.ts'
import { securityHeaders } from './headers.ts'
import { type Draining, makeHttpServer, type ServerTimes, serverTimes } from './http-server.ts'

const bodyLimit = 256 * 1024

/** Renders what a person sees of a failure. */
export type FailurePage = (told: Failure) => string

/** Whether a person is about to see the answer: what calls the API accepts anything, or JSON, and navigates nowhere. */
const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true || headers['sec-fetch-mode'] === 'navigate'

/** What the HTTP side of a server rests on, whatever it answers. */
export interface AppMeans {
  readonly environment: Pick<Environment, 'log' | 'publicOrigin'>
  readonly failurePage: FailurePage
  /** Other origins whose pictures pages may show; none unless given. */
  readonly pictureOrigins?: ReadonlyArray<string>
  /** Which names it goes by; this machine's and that of the public origin unless told. */
  readonly knowsHost?: KnowsHost
  /** Called with each request to a known host, before the hooks of its route. */
  readonly beforeRoute?: (request: FastifyRequest) => void
  /** `serverTimes` unless told. */
  readonly times?: ServerTimes
}

type Telling = Pick<AppMeans, 'environment' | 'failurePage' | 'pictureOrigins'>

const send = (
  { environment, failurePage, pictureOrigins = [] }: Telling,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  told: Failure,
): FastifyReply => {
  const isPage = wantsPage(request)
  return reply
    .code(told.status)
    .headers({
      ...securityHeaders(isEncrypted(environment.publicOrigin), pictureOrigins),
      ...told.headers,
      vary: 'accept',
    })
    .type(isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isPage ? failurePage(told) : told.body)
}

/** Which methods an address takes, learned from the routes as they are made. */
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

const makeTell =
  (telling: Telling) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { log } = telling.environment
    const told = failureOf(error)
    if (told.isUnexpected) {
      logFault(log, request, error, 'failed')
    } else if (told.status === 401 || told.status === 403 || told.status === 429) {
      log.info({ ...requestLine(request), status: told.status, code: told.body.code }, 'refused')
    }
    return send(telling, request, reply, told)
  }

/** One name, and one of ours: no other site's own name may lead here and be answered, nor keep a connection. */
const checkHost = (request: FastifyRequest, reply: FastifyReply, knowsHost: KnowsHost): void => {
  reply.header('connection', 'close')
  const hostname = hostnameOf(request.raw.rawHeaders) ?? refuse(400, 'The Host header names no host.')
  if (!knowsHost(hostname)) refuse(421, 'This server does not answer to this name.', { code: 'host' })
  reply.removeHeader('connection')
}

/** Connections that may wait to be accepted: after an outage all streams come back at once. The system may allow fewer. */
const backlog = 4096

/** An app on the way to its connections. */
export interface AppServer {
  /** Not listening yet. Closed, it lets answers that are on their way go out first, for `ServerTimes.drain` at most. */
  readonly app: FastifyInstance
  /** Listens, and answers with the port; `localhost` is every address that this name has here, as far as they are free. */
  readonly listen: (at: { readonly host: string; readonly port: number }) => Promise<number>
  /** Closes what is still connected, at once. */
  readonly cut: () => void
}

/** The addresses that a server listens on, the one that it has to have first. */
const addressesOf = async (host: string): Promise<ReadonlyArray<string>> => {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.length === 0 ? [host] : found.map(({ address }) => address)
}

const portOf = ({ server }: FastifyInstance, otherwise: number): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : otherwise
}

/** Further servers of an app: what they cannot have, they go without. */
const listenToo = (server: HttpServer, host: string, port: number): Promise<void> =>
  new Promise((resolve) => {
    server.once('error', () => resolve())
    server.listen({ host, port, backlog }, resolve)
  })

/**
 * The HTTP side: the same headers, the same shape of failure and one line of log for every answer. A failure is JSON, or a
 * page where a browser asks for one.
 */
export const makeApp = (means: AppMeans, routes: ReadonlyArray<(app: FastifyInstance) => Promise<void>>): AppServer => {
  const { environment, pictureOrigins = [], times = serverTimes } = means
  const { log, publicOrigin } = environment
  const knowsHost = means.knowsHost ?? hostRule({ host: 'localhost', publicOrigin, allowedHosts: [] })
  const servers: Array<{ readonly server: HttpServer; readonly draining: Draining }> = []
  const headers = securityHeaders(isEncrypted(publicOrigin), pictureOrigins)
  const serve = (handler: RequestListener): HttpServer => {
    const made = makeHttpServer(handler, { headers, times })
    servers.push(made)
    return made.server
  }
  const app = Fastify({
    logger: false,
    bodyLimit,
    trustProxy: false,
    forceCloseConnections: false,
    return503OnClosing: false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => send(means, request, reply, failure(error.statusCode ?? 400)),
    serverFactory: (handler) => serve(handler),
  })
  app.addHook('preClose', async () => servers.forEach(({ draining }) => draining.begin()))
  // The first is the app's own to close.
  app.addHook('onClose', async () => {
    await Promise.all(servers.slice(1).map(({ server }) => new Promise((resolve) => server.close(resolve))))
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    checkHost(request, reply, knowsHost)
    means.beforeRoute?.(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    log.info({ ...requestLine(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler(makeTell(means))
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
