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

/** Fake provider over real HTTP. The test sends its responses. */
export interface LittleProvider {
  /** Origin, such as "http://127.0.0.1:41234". */
  readonly origin: string
  readonly requests: ReadonlyArray<IncomingMessage>
  /** Responses that were started, the latest last. */
  readonly answers: ReadonlyArray<ServerResponse>
  /** Resolves after this number of requests. */
  readonly asked: (count: number) => Promise<void>
  /** Resolves when the connection of a request is closed; the first request is 0. */
  readonly hungUp: (index: number) => Promise<void>
  readonly close: () => Promise<void>
}

type Answer = (response: ServerResponse, index: number) => void

/** Makes `until`, which waits for a condition and checks the condition whenever `happened` is called. */
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

/** Starts a stream response and sends this text. */
export const begin = (response: ServerResponse, text = ': hello\n\n'): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(text)
}

export const updated = (id: string): string => `id: ${id}\nevent: applicationUpdated\ndata: {"applicationId":"a1"}\n\n`

/** Records the signals of a stream, in order. */
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

/** Client of the provider, with a clock that the test advances. */
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
    /** Credentials of the signed-in user; by default of user "u1". */
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
  // Counts requests on the client, because a missing request at the provider may only be late.
  return {
    clock,
    credentials,
    counts,
    streams,
    sent: () => sent,
    open: (applicationId = 'a/1') => open({ applicationId }),
  }
}
