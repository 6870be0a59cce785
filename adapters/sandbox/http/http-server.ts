import { createServer, type RequestListener, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { failure } from './failures.ts'

/** How long a server waits, in milliseconds. */
export interface ServerTimes {
  /** From the first byte of a request to its last, slow senders included (H4). */
  readonly request: number
  /** For the next part of an upload, so that a stalled sender gives its place back (H4). */
  readonly upload: number
  /** How often that is looked at: a request is given up so much later at most. */
  readonly looks: number
  /** For the next request of a connection; longer than what stands in front keeps its own. */
  readonly keepAlive: number
  /** For answers that are on their way when the server ends. */
  readonly drain: number
}

/** A container is killed ten seconds after it was asked to end: the answers have to be out before. */
export const serverTimes: ServerTimes = { request: 15_000, upload: 5000, looks: 1000, keepAlive: 72_000, drain: 8000 }

/** What Node finds wrong before there is a request, by its code. */
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

/** An answer as bytes, for a connection without a request: in the shape and with the headers of every other one (X1). */
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

/** Whether an answer has begun, which another one would be taken for a part of. Node keeps it there for its own check. */
const isAnswering = (socket: object): boolean =>
  '_httpMessage' in socket && socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent

/** Ends a server without cutting what it is about to answer. */
export interface Draining {
  /** From now on a connection is closed once it has nothing on its way; after `ServerTimes.drain` each is. */
  readonly begin: () => void
  /** Closes what is still there, at once. */
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
    // Ended, not destroyed: what was written last is still on its way.
    if (isDraining) socket.end()
  }
  // Before all else that listens, so that an answer that is given at once is counted as well.
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

/** A server of Node's with our times, whose own answers look like ours, and that can be drained. */
export const makeHttpServer = (
  handler: RequestListener,
  { headers, times }: { readonly headers: HeaderFields; readonly times: ServerTimes },
): { readonly server: Server; readonly draining: Draining } => {
  const server = createServer({
    requestTimeout: times.request,
    headersTimeout: times.request,
    connectionsCheckingInterval: times.looks,
    keepAliveTimeout: times.keepAlive,
    // What has no Host is refused by ourselves, as every other host that we do not have.
    requireHostHeader: false,
  })
  const draining = track(server, times.drain)
  // Answered before all of the request was there: what comes late gets no second answer.
  const answeredEarly = new WeakSet<object>()
  server.prependListener('request', (request, response) => {
    response.once('finish', () => void (request.complete || answeredEarly.add(request.socket)))
  })
  server.on('request', handler)
  server.on('clientError', (error, socket) => {
    const isTooLate = answeredEarly.has(socket) || isAnswering(socket)
    if (codeOf(error) === 'ECONNRESET' || !socket.writable || isTooLate) return void socket.destroy()
    socket.end(rawAnswer(statuses[codeOf(error)] ?? 400, headers))
    // What is sent on is not read.
    socket.once('finish', () => socket.destroy())
  })
  server.on('checkExpectation', ({ socket }) => void socket.end(rawAnswer(417, headers)))
  return { server, draining }
}
