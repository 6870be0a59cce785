import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CredentialStore, makeCredentials } from '@paydeck/adapters/transport/credentials'
import { type EventSignal, makeEventStreams } from '@paydeck/adapters/transport/event-stream'
import { makeHttp } from '@paydeck/adapters/transport/http'
import { applicationUpdates } from '@paydeck/adapters/wire/verification/application-updates'
import { type Fault, unauthorized } from '@paydeck/core'
import { fakeClock } from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import type { Observable } from 'rxjs'

/** Fake provider that listens on a real HTTP port. The test sends its responses. */
export interface LittleProvider {
  /** Origin, such as "http://127.0.0.1:41234". */
  readonly origin: string
  readonly requests: ReadonlyArray<IncomingMessage>
  /** Responses that the provider has begun, in the order of their requests. */
  readonly answers: ReadonlyArray<ServerResponse>
  /** Resolves when the provider has received `count` requests in total. */
  readonly asked: (count: number) => Promise<void>
  /** Resolves when the connection of the request with this index is closed. The first request has the index 0. */
  readonly hungUp: (index: number) => Promise<void>
  readonly close: () => Promise<void>
}

type Answer = (response: ServerResponse, index: number) => void

/**
 * Creates two functions. `until` waits until its condition is true. `happened` makes all waiting calls of `until` check
 * their conditions again.
 */
const makeWaiter = () => {
  const waiting = new Set<() => void>()
  return {
    happened: (): void => waiting.forEach((look) => look()),
    until: (isSo: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isSo()) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
}

export const startProvider = async (answer: Answer): Promise<LittleProvider> => {
  const requests: Array<IncomingMessage> = []
  const answers: Array<ServerResponse> = []
  const closed = new Set<number>()
  const { happened, until } = makeWaiter()
  const server = createServer((request, response) => {
    const index = requests.length
    requests.push(request)
    answers.push(response)
    response.on('close', () => {
      closed.add(index)
      happened()
    })
    answer(response, index)
    happened()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    asked: (count) => until(() => requests.length >= count),
    hungUp: (index) => until(() => closed.has(index)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Begins an event stream: sends its headers and the first text of its body. */
export const begin = (response: ServerResponse, text = ': hello\n\n'): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(text)
}

export const updated = (id: string): string => `id: ${id}\nevent: applicationUpdated\ndata: {"applicationId":"a1"}\n\n`

/** Subscribes to a stream and records its signals in order. The end of the stream is recorded as "end". */
export const recordSignals = (stream$: Observable<EventSignal>) => {
  const signals: Array<EventSignal | 'end'> = []
  const { happened, until } = makeWaiter()
  const add = (what: EventSignal | 'end'): void => {
    signals.push(what)
    happened()
  }
  const subscription = stream$.subscribe({ next: add, complete: () => add('end') })
  return {
    signals,
    until: (count: number) => until(() => signals.length >= count),
    stop: () => subscription.unsubscribe(),
  }
}

/** Creates an event stream client that connects to the provider. The test advances the client's clock. */
export const streamsOf = (
  origin: string,
  {
    renew = TE.left(unauthorized),
    random = () => 1,
    credentials = makeCredentials(),
    fetch = globalThis.fetch,
  }: {
    readonly renew?: TE.TaskEither<Fault, void>
    readonly random?: () => number
    /** CSRF value and tokens of the signed-in user. By default they belong to the user "u1". */
    readonly credentials?: CredentialStore
    readonly fetch?: typeof globalThis.fetch
  } = {},
) => {
  const clock = fakeClock(1_700_000_000_000)
  if (credentials.held().userId === null) credentials.setSession({ csrfToken: 'csrf 1', userId: 'u1' })
  const counts = { unauthorized: 0 }
  let sent = 0
  const http = makeHttp({
    fetch: (input, init) => {
      sent += 1
      return fetch(input, init)
    },
    origin,
    credentials,
    renewal: { renew, calls: [], isReplaced: () => Promise.resolve(false) },
    onUnauthorized: () => void (counts.unauthorized += 1),
    headStart: () => null,
  })
  const streams = makeEventStreams({ http, clock, random })
  const open = streams.open(applicationUpdates)
  // `sent` counts the requests that the client has sent. The provider may receive a request later, so counting received
  // requests would prove nothing.
  return {
    clock,
    credentials,
    counts,
    streams,
    sent: () => sent,
    open: (applicationId = 'a/1') => open({ applicationId }),
  }
}
