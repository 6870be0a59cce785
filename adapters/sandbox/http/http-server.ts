import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { failure } from './failures.ts'

/** Timeouts of a server, in milliseconds. */
export interface ServerTimes {
  /** From the first byte of a request to its last, slow senders included (H4). */
  readonly request: number
  /** For the next part of an upload, so that a stalled sender gives its place back (H4). */
  readonly upload: number
  /** Interval between two timeout checks: a request is given up at most that much later. */
  readonly looks: number
  /** For the next request of a connection; longer than the keep-alive of a reverse proxy. */
  readonly keepAlive: number
  /** For responses in flight when the server stops. */
  readonly drain: number
}

/** Default timeouts. A container is killed ten seconds after its stop signal, so `drain` is shorter. */
export const serverTimes: ServerTimes = { request: 15_000, upload: 5000, looks: 1000, keepAlive: 72_000, drain: 8000 }

/** Statuses by the code of a parser error, which Node reports before there is a request. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
}

type HeaderFields = Readonly<Record<string, string>>

/** Returns a raw HTTP response for a connection without a request, with the shape and headers of all responses (X1). */
const rawAnswer = (status: number, headers: HeaderFields): string => {
  const body = JSON.stringify(failure(status).body)
  const fields = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${reasons[status] ?? 'Bad Request'}\r\n${lines.join('')}\r\n${body}`
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** True if a response has begun, so that a second one would corrupt it. `_httpMessage` is what Node itself checks. */
const isAnswering = (socket: object): boolean =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent

/** Stops a server without cutting responses in flight. */
export interface Draining {
  /** Closes idle connections, and each other one after its response; all of them after `ServerTimes.drain`. */
  readonly begin: () => void
  /** Closes all connections at once. */
  readonly cut: () => void
}

const track = (server: Server, longest: number): Draining => {
  const sockets = new Set<Socket>()
  const answering = new Map<Socket, number>()
  let isDraining = false
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const cut = (): void => sockets.forEach((socket) => socket.destroy())
  const done = (socket: Socket): void => {
    const left = (answering.get(socket) ?? 1) - 1
    if (left > 0) return void answering.set(socket, left)
    answering.delete(socket)
    // `end`, not `destroy`: the last bytes may not have been sent yet.
    if (isDraining) socket.end()
  }
  // Prepended before all listeners, so that an immediate response is counted, too.
  server.prependListener('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1)
    response.once('close', () => done(socket))
  })
  return {
    cut,
    begin: () => {
      if (isDraining) return
      isDraining = true
      for (const socket of sockets) if (!answering.has(socket)) socket.destroy()
      const timer = setTimeout(cut, longest)
      server.once('close', () => clearTimeout(timer))
    },
  }
}

/** Creates a Node server with our timeouts and draining, whose built-in error responses look like ours. */
export const makeHttpServer = (
  handler: RequestListener,
  { headers, times }: { readonly headers: HeaderFields; readonly times: ServerTimes },
): { readonly server: Server; readonly draining: Draining } => {
  const server = createServer({
    requestTimeout: times.request,
    headersTimeout: times.request,
    connectionsCheckingInterval: times.looks,
    keepAliveTimeout: times.keepAlive,
    // `checkHost` refuses a missing Host header like each unknown host.
    requireHostHeader: false,
  })
  const draining = track(server, times.drain)
  // Connections with a response before the end of the request: the late rest gets no second response.
  const answeredEarly = new WeakSet<object>()
  server.prependListener('request', (request, response) => {
    response.once('finish', () => void (request.complete || answeredEarly.add(request.socket)))
  })
  server.on('request', handler)
  server.on('clientError', (error, socket) => {
    const isTooLate = answeredEarly.has(socket) || isAnswering(socket)
    if (codeOf(error) === 'ECONNRESET' || !socket.writable || isTooLate) return void socket.destroy()
    socket.end(rawAnswer(statuses[codeOf(error)] ?? 400, headers))
    // Further input is not read.
    socket.once('finish', () => socket.destroy())
  })
  server.on('checkExpectation', ({ socket }) => void socket.end(rawAnswer(417, headers)))
  return { server, draining }
}
