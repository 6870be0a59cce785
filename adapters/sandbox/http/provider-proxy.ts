import { addressOf, facadePath } from '@paydeck/adapters/wire/call'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { callOf, wireEntries } from '../calls/table.ts'
import type { AppConfiguration } from '../configuration.ts'
import { failureOf } from './failures.ts'
import { securityHeaders } from './headers.ts'
import { uiRoutes } from './static-files.ts'

export interface ProxyOptions {
  /** Origin of the real provider, without a slash at its end: "https://provider.example". */
  readonly provider: string
  readonly configuration: AppConfiguration
  readonly uiDirectory: string
  readonly publicOrigin: string | null
}

// Pages of the provider that the app sends people to, beside the calls of the wire.
const pagePrefixes = ['/authenticate', '/dashboard', '/utils-dashboard', '/id/verify', '/invoice']

/** The first segments of what is handed on: what the wire names and nothing else. */
const prefixes = (): ReadonlyArray<string> => {
  const paths = wireEntries.filter((name) => callOf(name).kind === 'rest').map((name) => addressOf(name).path)
  const first = paths.map((path) => (path.startsWith('/id/') ? path : `/${path.split('/')[1] ?? ''}`))
  return [...new Set([...first, facadePath, ...pagePrefixes])]
}

/** These belong to one connection, or are made anew for the next. */
const ownHeaders = new Set(
  'connection content-encoding content-length host keep-alive te trailer transfer-encoding upgrade'.split(' '),
)

const carried = (headers: FastifyRequest['headers'], provider: string): Headers => {
  const kept = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (ownHeaders.has(name) || value === undefined) continue
    kept.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // The provider sees its own origin, as from its own pages.
  if (kept.has('origin')) kept.set('origin', provider)
  kept.delete('referer')
  return kept
}

/** Ends the request to the provider when the asker has gone: an event stream is never over by itself. */
const untilLeft = (reply: FastifyReply): AbortSignal => {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return left.signal
}

const answerWith = (reply: FastifyReply, response: Response, provider: string): FastifyReply => {
  reply.code(response.status)
  for (const [name, value] of response.headers) {
    if (ownHeaders.has(name) || name === 'set-cookie') continue
    // A redirect to the provider stays on this origin.
    reply.header(name, name === 'location' && value.startsWith(`${provider}/`) ? value.slice(provider.length) : value)
  }
  for (const cookie of response.headers.getSetCookie())
    reply.header('set-cookie', cookie.replace(/;\s*domain=[^;]*/i, ''))
  return reply.send(response.body)
}

/** Serves the built app, and hands its calls on to a real provider, so that the app sees one origin (PROVIDER_URL). */
export const makeProxy = ({ provider, configuration, uiDirectory, publicOrigin }: ProxyOptions): FastifyInstance => {
  const isEncrypted = publicOrigin?.startsWith('https:') === true
  const app = Fastify({ logger: false, forceCloseConnections: true, exposeHeadRoutes: false })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders(isEncrypted))
  })
  app.setErrorHandler((error, _request, reply) => {
    const told = failureOf(error)
    return reply.code(told.status).send(told.body)
  })
  const handOn = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const target = URL.parse(`${provider}${request.url}`)
    if (target?.origin !== provider) return reply.code(400).send({ error: 'This address cannot be handed on.' })
    const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
    try {
      const headers = carried(request.headers, provider)
      const signal = untilLeft(reply)
      const response = await fetch(target, { method: request.method, headers, body, redirect: 'manual', signal })
      return await answerWith(reply, response, provider)
    } catch {
      return reply.code(502).send({ error: 'The provider cannot be reached at this time. Try again later.' })
    }
  }
  for (const prefix of prefixes()) {
    for (const url of [prefix, `${prefix}/*`])
      app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, handler: handOn })
  }
  app.register(uiRoutes(uiDirectory, configuration, null))
  return app
}
