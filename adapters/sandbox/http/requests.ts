import type { IncomingMessage } from 'node:http'
import { requestIdHeader } from '@paydeck/adapters/wire/call'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Environment } from '../environment.ts'
import { inRequest } from '../kernel/request-scope.ts'

const acceptedId = /^[\w.:=+/-]{1,128}$/

/** Returns the id that a trusted proxy has given to a request, otherwise a new one. */
export const requestIdOf =
  ({ isTrusted, random }: Pick<Environment, 'isTrusted' | 'random'>) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader]
    const isGiven = typeof given === 'string' && acceptedId.test(given) && isTrusted(socket.remoteAddress ?? '', 0)
    return isGiven ? given : random.id()
  }

const isStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')

/** Status for a client that disconnected before the response began, as in nginx. */
const clientLeft = 499

/** Returns each request's id in its response, adds the id to the log lines of the request, and reports the response. */
export const followRequests = (app: FastifyInstance, { observer }: Pick<Environment, 'observer'>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const end = observer.beginRequest()
    reply.raw.once('close', () =>
      end({
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.headersSent ? reply.raw.statusCode : clientLeft,
        isStream: isStream(reply),
      }),
    )
    reply.header(requestIdHeader, request.id)
    inRequest(request.id, done)
  })
}
