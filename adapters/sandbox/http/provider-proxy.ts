import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addressOf as wireAddressOf, facadePath } from '@paydeck/adapters/wire/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callOf, wireEntries } from '../calls/table.ts'
import type { AppConfiguration } from '../configuration.ts'
import { isEncrypted } from '../kernel/hosts.ts'
import { refuse } from '../kernel/refusals.ts'
import { type AppMeans, type AppServer, makeApp } from './app.ts'
import { addressOf, callerOf, refuseCrossOrigin } from './caller.ts'
import { referrerHeaders, cameraHeaders } from './headers.ts'
import { healthRoutes } from './health.ts'
import { toBrowserHeaders, toProviderHeaders, hasKnownEncoding, isDirectPath } from './proxy-headers.ts'
import { uiRoutes } from './static-files.ts'
import { isTooLarge, refuseTooLarge, streamedBody, untilSilent } from './streamed-bodies.ts'

/**
 * Timeouts for the provider's responses, in milliseconds. `answer` limits the wait for the beginning of a response.
 * `silence` limits the wait between two parts of a response body.
 */
export interface ProxyTimeouts {
  readonly answer: number
  /** The value must exceed the keep-alive interval of event streams. */
  readonly silence: number
}

export interface ProxyOptions extends Omit<AppMeans, 'environment' | 'pictureOrigins'> {
  readonly environment: AppMeans['environment']
  /** Origin of the real provider, without a slash at its end: "https://provider.example". */
  readonly provider: string
  readonly configuration: AppConfiguration
  readonly uiDirectory: string
  /** Adds the routes of files that the failure page loads. */
  readonly pageRoutes?: (app: FastifyInstance) => Promise<void>
  /**
   * Further URL paths to forward, besides those of the calls and of the provider's pages. The proxy forwards exactly these
   * paths and no paths below them.
   */
  readonly pages?: ProxiedPages
  readonly timeouts?: ProxyTimeouts
}

/** Allowed HTTP methods by URL path. */
export type ProxiedPages = Readonly<Record<string, ReadonlyArray<'GET' | 'POST'>>>

const defaultTimeouts: ProxyTimeouts = { answer: 30_000, silence: 60_000 }

// Path prefixes of the provider's pages to which the app links. The values are the headers in which these pages differ from
// our other responses.
const pagePrefixes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/authenticate': referrerHeaders,
  '/dashboard': {},
  '/utils-dashboard': {},
  '/id/verify': cameraHeaders,
  '/invoice': {},
  '/stop-payout-change': {},
}

/**
 * Maximum body size in bytes by path prefix, where it differs from the usual limit. Only the verification page receives
 * photos.
 */
const bodyLimits: Readonly<Record<string, number>> = { '/id/verify': 16 * 1024 * 1024 }
const usualBodyLimit = 1024 * 1024

/** Returns the path prefixes to forward: the prefixes of the calls and of the provider's pages. */
const prefixes = (): ReadonlyArray<string> => {
  const paths = wireEntries.filter((name) => callOf(name).kind === 'rest').map((name) => wireAddressOf(name).path)
  const first = paths.map((path) => (path.startsWith('/id/') ? path : `/${path.split('/')[1] ?? ''}`))
  return [...new Set([...first, facadePath, ...Object.keys(pagePrefixes)])]
}

/**
 * True if a browser window opens the URL, for example from a link or the address bar. False for frames, scripts and
 * submitted forms.
 */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers.origin === undefined &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document'

/**
 * Aborts the request to the provider when the client disconnects. Otherwise the request for an event stream would never end.
 */
const abortOnDisconnect = (reply: FastifyReply): AbortController => {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller
}

/** Aborts a request after a timeout. The returned `again` restarts the timeout. */
const giveUpAfter = (controller: AbortController, milliseconds: number) => {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort()
  }, milliseconds)
  return { isLate: (): boolean => isLate, again: () => timer.refresh(), stop: () => clearTimeout(timer) }
}

const unreachable = (): never => refuse(502, "We can't reach the provider. Try again later.")
const fellSilent = (): Error => new Error('The provider stopped before the end of its response.')
const tooSlow = (): never => refuse(504, 'The provider took too long to respond. Try again later.')

type Forward = (request: FastifyRequest, address: string, controller: AbortController) => Promise<Response>

/** Makes the handler that forwards a request to the provider. */
const makeForward =
  ({ provider, environment, timeouts = defaultTimeouts }: ProxyOptions): Forward =>
  async (request, address, controller) => {
    const target = URL.parse(`${provider}${request.url}`)
    if (target?.origin !== provider || !isDirectPath(request.url))
      return refuse(400, 'This address cannot be forwarded.')
    const { method, headers } = request
    const source = {
      address,
      host: headers.host ?? '',
      isEncrypted: isEncrypted(environment.publicOrigin),
      requestId: request.id,
    }
    const body = streamedBody(request, request.routeOptions.bodyLimit)
    const sent = toProviderHeaders(headers, provider, source)
    const length = headers['content-length']
    // Sends the length, because some servers accept no chunked bodies.
    if (body !== null && length !== undefined) sent.set('content-length', length)
    const wait = giveUpAfter(controller, timeouts.answer)
    body?.once('end', () => void wait.again())
    const init = {
      method,
      headers: sent,
      body: body === null ? null : (Readable.toWeb(body) as ReadableStream),
      duplex: 'half' as const,
      redirect: 'manual' as const,
      signal: controller.signal,
    }
    try {
      const response = await fetch(target, init)
      if (hasKnownEncoding(response.headers)) return response
      await response.body?.cancel()
      throw new Error('The provider used an encoding that the request did not accept.')
    } catch (error) {
      if (body !== null && isTooLarge(body.errored)) throw body.errored
      // The client has disconnected, so there is nothing to log.
      if (controller.signal.aborted && !wait.isLate()) return unreachable()
      const { cause = error } = error instanceof Error ? error : { cause: null }
      const reason = cause instanceof Error ? cause.message : 'unknown'
      environment.log.warn({ method, isLate: wait.isLate(), error: reason }, 'provider not reached')
      return wait.isLate() ? tooSlow() : unreachable()
    } finally {
      wait.stop()
    }
  }

/**
 * Creates a server that serves the built app and forwards the app's calls to a real provider (PROVIDER_URL). The app then
 * sees a single origin.
 */
export const makeProxy = (options: ProxyOptions): AppServer => {
  const {
    provider,
    configuration,
    uiDirectory,
    environment,
    pageRoutes,
    pages = {},
    timeouts = defaultTimeouts,
  } = options
  const forward = makeForward(options)
  const streams = new Set<AbortController>()

  /** Streams events without buffering: sends the headers immediately, then each event on arrival. */
  const sendEvents = (reply: FastifyReply, body: Readable, controller: AbortController): void => {
    reply.header('x-accel-buffering', 'no').hijack()
    reply.raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>)
    reply.raw.flushHeaders()
    streams.add(controller)
    // The stream ends when either side disconnects, which is no fault.
    void pipeline(body, reply.raw)
      .catch(() => undefined)
      .finally(() => streams.delete(controller))
  }

  /** Checks a request's origin and size before its body is read. */
  const check =
    (isPage: boolean) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isPage || !isVisit(request)) refuseCrossOrigin(callerOf(environment, request, reply))
      refuseTooLarge(request, request.routeOptions.bodyLimit)
    }

  const forwardTo =
    (own: Readonly<Record<string, string>>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const controller = abortOnDisconnect(reply)
      const response = await forward(request, addressOf(environment, request), controller)
      reply
        .code(response.status)
        .headers({ ...toBrowserHeaders(response.headers, `${provider}${request.url}`), ...own })
      if (response.body === null) return reply.send()
      // If the provider stops in the middle of a response body, the proxy breaks the connection, so that the browser does
      // not mistake a part for the whole.
      const body = untilSilent(Readable.from(response.body, { objectMode: false }), timeouts.silence, fellSilent)
      const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') === true
      if (!isEvents || request.method === 'HEAD') return reply.send(body)
      return sendEvents(reply, body, controller)
    }

  const proxiedRoutes = async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers()
    // Does not parse the body. `streamedBody` forwards it as it arrives.
    app.addContentTypeParser('*', async () => undefined)
    for (const prefix of prefixes()) {
      const handler = forwardTo(pagePrefixes[prefix] ?? {})
      const bodyLimit = bodyLimits[prefix] ?? usualBodyLimit
      const onRequest = check(prefix in pagePrefixes)
      for (const url of [prefix, `${prefix}/*`])
        app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, bodyLimit, onRequest, handler })
    }
    for (const [url, methods] of Object.entries(pages))
      app.route({
        method: [...methods],
        url,
        bodyLimit: usualBodyLimit,
        onRequest: check(true),
        handler: forwardTo({}),
      })
  }
  const own = [...(pageRoutes === undefined ? [] : [pageRoutes]), uiRoutes(uiDirectory, configuration, null)]
  const probes = healthRoutes('provider', async () => {
    // Any response shows that the provider can be reached.
    await fetch(provider, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeouts.answer) })
    return null
  })
  const front = makeApp({ ...options, pictureOrigins: configuration.pictureOrigins }, [probes, proxiedRoutes, ...own])
  front.app.addHook('preClose', async () => streams.forEach((controller) => controller.abort()))
  return front
}
