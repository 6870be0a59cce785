import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Environment } from '../environment.ts'
import { type Failure, failure, failureOf, logFault, requestLine } from './failures.ts'
import { securityHeaders } from './headers.ts'

const bodyLimit = 256 * 1024
/** A request has to arrive within this time, slow senders included (H4). */
const requestTimeout = 15_000

/** Renders what a person sees of a failure. */
export type FailurePage = (told: Failure) => string

/** Whether a browser asks for a page: what calls the API accepts anything, or JSON. */
const wantsPage = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true

interface Telling {
  readonly environment: Environment
  readonly failurePage: FailurePage
}

const send = (
  { environment, failurePage }: Telling,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  told: Failure,
): FastifyReply => {
  const isPage = wantsPage(request)
  return reply
    .code(told.status)
    .headers({ ...securityHeaders(isEncrypted(environment)), ...told.headers, vary: 'accept' })
    .type(isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isPage ? failurePage(told) : told.body)
}

const isEncrypted = ({ publicOrigin }: Environment): boolean => publicOrigin?.startsWith('https:') === true

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

/**
 * The HTTP side: the same headers, the same shape of failure and one line of log for every answer. A failure is JSON, or a
 * page where a browser asks for one.
 */
export const makeApp = (
  telling: Telling,
  routes: ReadonlyArray<(app: FastifyInstance) => Promise<void>>,
): FastifyInstance => {
  const { environment } = telling
  const { log } = environment
  const app = Fastify({
    logger: false,
    bodyLimit,
    requestTimeout,
    trustProxy: false,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: (error, request, reply) => send(telling, request, reply, failure(error.statusCode ?? 400)),
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders(isEncrypted(environment)))
  })
  app.addHook('onResponse', async (request, reply) => {
    log.info({ ...requestLine(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler(makeTell(telling))
  const book = makeMethodBook()
  app.addHook('onRoute', ({ method, url }) => book.add(method, url))
  app.setNotFoundHandler((request, reply) => {
    const methods = book.methodsOf(request.url)
    if (methods.length === 0) return send(telling, request, reply, failure(404))
    return send(telling, request, reply.header('allow', methods.join(', ')), failure(405))
  })
  for (const register of routes) app.register(register)
  return app
}
