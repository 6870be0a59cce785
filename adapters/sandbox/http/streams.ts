import { addressOf, csrfQuery } from '@paydeck/adapters/wire/call'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStorable } from '../calls/body.ts'
import { csrfFor } from '../calls/caller.ts'
import {
  type LiveStreams,
  makeLiveStreams,
  makeStreamReads,
  type RunDueWork,
  type StreamDatabase,
} from '../calls/live-streams.ts'
import { eventIdOf } from '../calls/open-streams.ts'
import { proveCsrf, refuseSignedOut } from '../calls/permission.ts'
import type { ReceivedCall, Environment } from '../environment.ts'
import { type EventStream, write } from '../kernel/event-stream.ts'
import { notFound } from '../kernel/refusals.ts'
import { callerOf, refuseCrossOrigin } from './caller.ts'
import { withInjectedFaults } from './fault-injection.ts'

/** Milliseconds after which a disconnected client should reconnect. A client may wait longer. */
const reconnectAfter = 1000

const contentType = 'text/event-stream; charset=utf-8'

/** Responds with an event stream that has the common headers (X1) and is not buffered by proxies. */
const openEventStream = (reply: FastifyReply, preface: string): EventStream => {
  reply.headers({ 'content-type': contentType, 'x-accel-buffering': 'no' })
  reply.hijack()
  const stream: EventStream = { response: reply.raw, isSilent: false }
  // Without this listener, an error of the connection would end the process. The "close" event that follows is handled
  // elsewhere.
  reply.raw.on('error', () => undefined)
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  write(stream, preface)
  return stream
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Means {
  readonly environment: Environment
  readonly streams: LiveStreams
  readonly reads: ReturnType<typeof makeStreamReads>
}

/** Responds with the event stream of one of the user's own verification applications (CALL-099). */
const follow = async (
  { environment, streams, reads }: Means,
  request: FastifyRequest<{ Params: { applicationId: string }; Querystring: Readonly<Record<string, unknown>> }>,
  reply: FastifyReply,
): Promise<void> => {
  const caller = callerOf(environment, request, reply)
  refuseCrossOrigin(caller)
  const signedIn = caller.sessionId === null ? null : await reads.session(caller.sessionId)
  if (signedIn === null) return refuseSignedOut()
  const csrf = text(request.query[csrfQuery])
  proveCsrf(csrf, csrfFor(environment, caller))
  const { user, session, now } = signedIn
  const { applicationId } = request.params
  const arrived: ReceivedCall = {
    name: applicationUpdates.name,
    at: now,
    csrf: csrf !== '',
    token: 'none',
    input: { applicationId },
  }
  await environment.control()?.recordCall(user.id, arrived)
  if (!isStorable(applicationId)) notFound()
  // A HEAD request gets the headers only.
  if (request.method === 'HEAD') return void (await reply.type(contentType).send(''))

  const place = streams.open.reserve({ userId: user.id, applicationId, idHash: session.idHash })
  reply.raw.once('close', () => streams.open.leave(place))
  try {
    await streams.ready()
    const version = (await reads.versions(session.idHash)).get(applicationId) ?? notFound()
    // The client has disconnected meanwhile.
    if (reply.raw.destroyed) {
      streams.open.leave(place)
      return void reply.hijack()
    }
    const last = text(request.headers['last-event-id'])
    const id = eventIdOf(place, version)
    if (last !== '' && last !== id) place.pendingVersion ??= version
    // A message that has an id and no data sets the client's last event id without triggering an event.
    const stream = openEventStream(reply, `retry: ${reconnectAfter}\nid: ${id}\n\n`)
    streams.open.begin(place, stream)
    environment.control()?.recordStream(user.id, { applicationId, stream })
  } catch (error) {
    streams.open.leave(place)
    throw error
  }
}

/** Adds the routes of the event streams. */
const streamRoutes =
  (environment: Environment, streams: LiveStreams) =>
  async (app: FastifyInstance): Promise<void> => {
    const means = { environment, streams, reads: makeStreamReads(environment) }
    app.get<{ Params: { applicationId: string }; Querystring: Readonly<Record<string, unknown>> }>(
      addressOf(applicationUpdates.name).path,
      withInjectedFaults((request, reply) => follow(means, request, reply)),
    )
  }

/** Creates the event streams of an open database, together with their routes. */
export const makeStreams = (database: StreamDatabase, environment: Environment, runDueWork: RunDueWork) => {
  const streams = makeLiveStreams(database, environment, runDueWork)
  return { routes: streamRoutes(environment, streams), open: streams.open, stop: streams.stop }
}
