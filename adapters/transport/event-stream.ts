import type { Clock, StreamSignal } from '@paydeck/core'
import { createParser } from 'eventsource-parser'
import { either as E } from 'fp-ts'
import { catchError, defer, endWith, interval, Observable, of, repeat, timer } from 'rxjs'
import { addressOf, csrfQuery, keepAliveInterval, type StreamCall } from '../wire/call.ts'
import type { HeldCredentials } from './credentials.ts'
import type { Http } from './http.ts'

/** Signal of an event stream. */
export type EventSignal = StreamSignal['kind']

/** Dependencies of event streams. */
export interface EventStreamPorts {
  readonly http: Http
  readonly clock: Clock
  /** Returns a random number from 0 to 1. */
  readonly random: () => number
}

/** Values of the path's parameters by name. */
type Keys = Readonly<Record<string, string>>

export interface EventStreams {
  /**
   * Opens a stream with `fetch`, which exposes what `EventSource` hides: statuses and silence. Subscribing opens the stream,
   * unsubscribing closes it. A lost connection emits 'error' and reconnects. If the provider refuses, or its response is no
   * stream, the stream emits 'closed' and completes. As with each call, a refusal after a session change renews the session
   * once, and a 401 leaves for the login page. The data of an event is ignored (VERIF-075). Never errors.
   */
  readonly open: <Name extends string, D>(call: StreamCall<Name, D>) => (keys: Keys) => Observable<EventSignal>
}

type Wanted = Pick<StreamCall<string, unknown>, 'name' | 'event'> & { readonly keys: Keys }

/** State that outlives a connection. */
interface Memory {
  lastId: string
  /** Reconnect delay that the provider requests, within limits; milliseconds. */
  pause: number
  /** Consecutive connections that were lost before they counted as stable. */
  lost: number
}

/**
 * Milliseconds. The core gives up a stream after five errors and retries it on its own schedule. With these pauses five
 * errors occur within 5 s, even for a flapping stream (F1).
 */
const pauses = { first: 250, most: 1000 } as const

/** Milliseconds after which a connection counts as stable. */
const stable = 10_000

/** Milliseconds of silence after which a connection counts as lost: two keep-alive intervals plus latency. */
const longestSilence = 2 * keepAliveInterval + 10_000

/** Milliseconds between two checks for silence. */
const look = 5000

/** Maximum length of an event in characters. Real events are far shorter. */
const longestEvent = 65_536

const isStream = (response: Response): response is Response & { readonly body: ReadableStream<Uint8Array> } =>
  response.status === 200 &&
  /^text\/event-stream *(;|$)/i.test(response.headers.get('content-type') ?? '') &&
  response.body !== null

/** Returns the reconnect delay: exponential backoff with random jitter from half to the full delay. */
const pauseAfter = ({ pause, lost }: Memory, random: number): number =>
  Math.round(Math.min(pauses.most, pause * 2 ** Math.min(lost, 8)) * (0.5 + random / 2))

const addressWith = ({ name, keys }: Wanted, { csrf }: HeldCredentials): string => {
  const path = addressOf(name).path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(keys[key] ?? ''))
  return `${path}?${new URLSearchParams({ [csrfQuery]: csrf }).toString()}`
}

const parserOf = (wanted: Wanted, memory: Memory, tell: () => void) =>
  createParser({
    maxBufferSize: longestEvent,
    onId: (id) => {
      // Other ids are no valid header values.
      if (/^[ -~]{0,200}$/.test(id)) memory.lastId = id
    },
    onRetry: (wish) => {
      memory.pause = Math.min(pauses.most, Math.max(pauses.first, wish))
    },
    onEvent: ({ event }) => {
      if (event !== wanted.event) return
      memory.lost = 0
      tell()
    },
    onError: (fault) => {
      // Loses the connection, since the parser would silently ignore the rest of the chunk.
      if (fault.type === 'max-buffer-size-exceeded') throw fault
    },
  })

/** Emits 'open' and events until the connection is lost, then completes. Errors if the provider offers no stream. */
const connection = ({ http, clock }: EventStreamPorts, wanted: Wanted, memory: Memory): Observable<'open' | 'event'> =>
  new Observable((subscriber) => {
    const end = new AbortController()
    let openedAt: number | null = null
    let heardAt = clock.now()
    const lose = (): void => {
      if (openedAt !== null && clock.now() - openedAt >= stable) memory.lost = 0
      subscriber.complete()
    }
    // Wall-clock time, so that the check detects the silence after the device was asleep.
    const silence = interval(look, clock).subscribe(() => {
      if (Math.abs(clock.now() - heardAt) > longestSilence) lose()
    })
    const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
      const parser = parserOf(wanted, memory, () => subscriber.next('event'))
      const decoder = new TextDecoder()
      const reader = body.getReader()
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        heardAt = clock.now()
        parser.feed(decoder.decode(part.value, { stream: true }))
      }
    }
    const run = async (): Promise<void> => {
      const answer = await http.send(wanted.name, (held) => ({
        method: 'GET',
        path: addressWith(wanted, held),
        headers: { accept: 'text/event-stream', ...(memory.lastId === '' ? {} : { 'last-event-id': memory.lastId }) },
        body: null,
        signal: end.signal,
      }))()
      if (E.isLeft(answer)) return answer.left._tag === 'Unreachable' ? lose() : subscriber.error(answer.left)
      if (!isStream(answer.right)) return subscriber.error(answer.right.status)
      openedAt = heardAt = clock.now()
      subscriber.next('open')
      // Any end of the body counts as a lost connection, and so does an oversized event.
      await read(answer.right.body).catch(() => undefined)
      lose()
    }
    void run()
    return () => {
      silence.unsubscribe()
      end.abort()
    }
  })

/** Creates event streams. Each subscription is one connection; nothing is shared. */
export const makeEventStreams = (ports: EventStreamPorts): EventStreams => ({
  open:
    ({ name, event }) =>
    (keys) =>
      defer(() => {
        const memory: Memory = { lastId: '', pause: pauses.first, lost: 0 }
        const pause = () => {
          const wait = pauseAfter(memory, ports.random())
          memory.lost += 1
          return timer(wait, ports.clock)
        }
        return connection(ports, { name, event, keys }, memory).pipe(
          endWith('error' as const),
          repeat({ delay: pause }),
          catchError(() => of('closed' as const)),
        )
      }),
})
