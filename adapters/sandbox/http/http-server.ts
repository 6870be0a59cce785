import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { failure } from './failures.ts'

/** Timeouts of a server, in milliseconds. */
export interface ServerTimes {
  /** Maximum time from the first to the last byte of a request. It also limits slow senders (H4). */
  readonly request: number
  /** Maximum wait for the next part of an upload. A sender that stalls for longer loses its upload slot (H4). */
  readonly upload: number
  /** Interval between two timeout checks. A request may outlast its timeout by this interval. */
  readonly looks: number
  /** Maximum idle time between two requests on a connection. It must exceed the keep-alive time of a reverse proxy. */
  readonly keepAlive: number
  /** Maximum time that a stopping server waits for responses in flight. */
  readonly drain: number
}

/** Default timeouts. Container runtimes kill a container ten seconds after the stop signal, so `drain` is shorter. */
export const serverTimes: ServerTimes = { request: 15_000, upload: 5000, looks: 1000, keepAlive: 72_000, drain: 8000 }

/** HTTP status by error code of Node's HTTP parser. Node reports these errors before there is a request object. */
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

/**
 * Returns a raw HTTP response for a connection on which no valid request arrived. Its headers and body look like those of
 * all other error responses (X1).
 */
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

/**
 * True if a response on this socket has begun, so that a second response would corrupt it. Node itself checks the same
 * property `_httpMessage`.
 */
const isAnswering = (socket: object): boolean =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent

/** Functions that stop a server, gracefully or immediately. */
export interface Draining {
  /**
   * Closes idle connections immediately, and each busy connection after its response. After `ServerTimes.drain`, closes the
   * connections that are still open.
   */
  readonly begin: () => void
  /** Closes all connections immediately, even while a response is being sent. */
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
  // This listener runs before all others, so that it also counts a response that another listener sends immediately.
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

/** Creates a Node server with our timeouts, our error responses instead of Node's, and a graceful shutdown. */
export const makeHttpServer = (
  handler: RequestListener,
  { headers, times }: { readonly headers: HeaderFields; readonly times: ServerTimes },
): { readonly server: Server; readonly draining: Draining } => {
  const server = createServer({
    requestTimeout: times.request,
    headersTimeout: times.request,
    connectionsCheckingInterval: times.looks,
    keepAliveTimeout: times.keepAlive,
    // `checkHost` refuses a missing Host header in the same way as an unknown host.
    requireHostHeader: false,
  })
  const draining = track(server, times.drain)
  // Connections that got a response before the end of their request. The rest of such a request arrives later and gets no
  // second response.
  const answeredEarly = new WeakSet<object>()
  server.prependListener('request', (request, response) => {
    response.once('finish', () => void (request.complete || answeredEarly.add(request.socket)))
  })
  server.on('request', handler)
  server.on('clientError', (error, socket) => {
    const isTooLate = answeredEarly.has(socket) || isAnswering(socket)
    if (codeOf(error) === 'ECONNRESET' || !socket.writable || isTooLate) return void socket.destroy()
    socket.end(rawAnswer(statuses[codeOf(error)] ?? 400, headers))
    // Closes the connection, so that further input is not read.
    socket.once('finish', () => socket.destroy())
  })
  server.on('checkExpectation', ({ socket }) => void socket.end(rawAnswer(417, headers)))
  return { server, draining }
}
