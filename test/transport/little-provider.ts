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

/** A provider over real HTTP that answers as the test says. */
export interface LittleProvider {
  /** "http://127.0.0.1:41234" */
  readonly origin: string
  readonly requests: ReadonlyArray<IncomingMessage>
  /** The answers that were begun, the last one last. */
  readonly answers: ReadonlyArray<ServerResponse>
  /** Once so many requests have come. */
  readonly asked: (count: number) => Promise<void>
  /** Once the connection of a request, counted from 0, is closed. */
  readonly hungUp: (index: number) => Promise<void>
  readonly close: () => Promise<void>
}

type Answer = (response: ServerResponse, index: number) => void

/** What a test waits for, told whenever something has happened. */
const makeWaiting = () => {
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
  const { happened, until } = makeWaiting()
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

/** Begins a stream, and says so much of it. */
export const begin = (response: ServerResponse, text = ': hello\n\n'): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(text)
}

export const updated = (id: string): string => `id: ${id}\nevent: applicationUpdated\ndata: {"applicationId":"a1"}\n\n`

/** What a stream has said, in order. */
export const hear = (stream$: Observable<EventSignal>) => {
  const said: Array<EventSignal | 'end'> = []
  const { happened, until } = makeWaiting()
  const add = (what: EventSignal | 'end'): void => {
    said.push(what)
    happened()
  }
  const subscription = stream$.subscribe({ next: add, complete: () => add('end') })
  return { said, until: (count: number) => until(() => said.length >= count), stop: () => subscription.unsubscribe() }
}

/** A client of the provider, whose time stands still until it is moved. */
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
    /** Of somebody who is signed in; else of user "u1". */
    readonly credentials?: CredentialStore
    readonly fetch?: typeof globalThis.fetch
  } = {},
) => {
  const clock = fakeClock(1_700_000_000_000)
  if (credentials.held().userId === null) credentials.setSession({ csrfToken: 'csrf 1', userId: 'u1' })
  const told = { unauthorized: 0 }
  let sent = 0
  const http = makeHttp({
    fetch: (input, init) => {
      sent += 1
      return fetch(input, init)
    },
    origin,
    credentials,
    renewal: { renew, calls: [], isReplaced: () => Promise.resolve(false) },
    onUnauthorized: () => void (told.unauthorized += 1),
    headStart: () => null,
  })
  const streams = makeEventStreams({ http, clock, random })
  const open = streams.open(applicationUpdates)
  // What was not sent is seen here at once: that nothing has arrived yet says little.
  return {
    clock,
    credentials,
    told,
    streams,
    sent: () => sent,
    open: (applicationId = 'a/1') => open({ applicationId }),
  }
}
