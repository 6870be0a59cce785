import type { Clock, StreamSignal } from '@paydeck/core'
import { createParser } from 'eventsource-parser'
import { either as E } from 'fp-ts'
import { catchError, defer, endWith, interval, Observable, of, repeat, timer } from 'rxjs'
import { addressOf, csrfQuery, keepAliveInterval, type StreamCall } from '../wire/call.ts'
import type { HeldCredentials } from './credentials.ts'
import type { Http } from './http.ts'

/** Signal that an event stream emits. */
export type EventSignal = StreamSignal['kind']

/** Dependencies of event streams. */
export interface EventStreamPorts {
  readonly http: Http
  readonly clock: Clock
  /** Returns a random number from 0 to 1. */
  readonly random: () => number
}

/** Values for the parameters in the stream's path, by parameter name. */
type Keys = Readonly<Record<string, string>>

export interface EventStreams {
  /**
   * Opens a stream with `fetch`, because `EventSource` hides the response status, and hides how long the connection has been
   * silent. Subscribing opens the stream; unsubscribing closes it. When the connection is lost, emits 'error' and
   * reconnects. If the provider refuses the stream, or responds with something other than a stream, emits 'closed' and
   * completes. As with any call, a refusal after a session change renews the session once, and a 401 leads to the login
   * page. Ignores the data of events (VERIF-075). Never errors.
   */
  readonly open: <Name extends string, D>(call: StreamCall<Name, D>) => (keys: Keys) => Observable<EventSignal>
}

type Wanted = Pick<StreamCall<string, unknown>, 'name' | 'event'> & { readonly keys: Keys }

/** Values that are kept when a stream reconnects. */
interface Memory {
  lastId: string
  /** Reconnect delay in milliseconds that the provider has requested, limited to the range in `pauses`. */
  pause: number
  /** Number of consecutive connections that were lost before they had lasted for `stable` milliseconds. */
  lost: number
}

/**
 * Minimum and maximum reconnect delay in milliseconds. After five errors, the core gives up the stream and retries it later
 * on its own schedule. With these delays five errors occur within 5 s, even if each connection is lost right after it opens
 * (F1).
 */
const pauses = { first: 250, most: 1000 } as const

/** Milliseconds that a connection must last to count as stable. */
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
      // Only ids of these characters are valid in a request header.
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
      // Throwing ends the connection. Without the throw, the parser would silently ignore the rest of the chunk.
      if (fault.type === 'max-buffer-size-exceeded') throw fault
    },
  })

/**
 * Opens a single connection. Emits 'open' and the events until the connection is lost, then completes. Errors if the
 * provider responds with anything but a stream.
 */
const connection = ({ http, clock }: EventStreamPorts, wanted: Wanted, memory: Memory): Observable<'open' | 'event'> =>
  new Observable((subscriber) => {
    const end = new AbortController()
    let openedAt: number | null = null
    let heardAt = clock.now()
    const lose = (): void => {
      if (openedAt !== null && clock.now() - openedAt >= stable) memory.lost = 0
      subscriber.complete()
    }
    // Uses wall-clock time, so that the check also notices the time for which the device was asleep.
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
      // The connection counts as lost when the body ends, when reading fails, and after an oversized event.
      await read(answer.right.body).catch(() => undefined)
      lose()
    }
    void run()
    return () => {
      silence.unsubscribe()
      end.abort()
    }
  })

/** Creates event streams. Each subscription opens its own connection. */
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
