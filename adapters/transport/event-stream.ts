import type { Clock, StreamSignal } from '@paydeck/core'
import { createParser } from 'eventsource-parser'
import { either as E } from 'fp-ts'
import { catchError, defer, endWith, interval, Observable, of, repeat, timer } from 'rxjs'
import { addressOf, csrfQuery, keepAliveInterval, type StreamCall } from '../wire/call.ts'
import type { HeldCredentials } from './credentials.ts'
import type { Http } from './http.ts'

/** What a stream says of itself. */
export type EventSignal = StreamSignal['kind']

/** The means of the streams. */
export interface EventStreamPorts {
  readonly http: Http
  readonly clock: Clock
  /** Returns a random number from 0 to 1. */
  readonly random: () => number
}

/** Names of the path, and what fills them. */
type Keys = Readonly<Record<string, string>>

export interface EventStreams {
  /**
   * A stream over `fetch`, which tells what `EventSource` hides: statuses, and silence. It opens when it is subscribed to;
   * unsubscribing closes it. A connection that is lost is an 'error', and made anew. 'closed', and the end: the provider
   * refused, or answered with something else than a stream. A refusal for a session that has changed renews it once, and a
   * 401 leaves for the login page, as of any other call. What an event holds is not looked at (VERIF-075). Never errors.
   */
  readonly open: <Name extends string, D>(call: StreamCall<Name, D>) => (keys: Keys) => Observable<EventSignal>
}

type Wanted = Pick<StreamCall<string, unknown>, 'name' | 'event'> & { readonly keys: Keys }

/** What outlives a connection. */
interface Memory {
  lastId: string
  /** As the provider wishes, within limits; milliseconds. */
  pause: number
  /** Connections in a row that were lost without having proven themselves. */
  lost: number
}

/**
 * Milliseconds. The core gives a stream up after five errors, and tries it again by a measure of its own: with these the
 * five come within 5 s, also of a stream that flaps (F1).
 */
const pauses = { first: 250, most: 1000 } as const

/** A connection that stood so long has proven itself; milliseconds. */
const stable = 10_000

/** A connection that says nothing for so long is lost: two keep-alives, and some time for the way; milliseconds. */
const longestSilence = 2 * keepAliveInterval + 10_000

/** How often the silence is looked at; milliseconds. */
const look = 5000

/** No event is nearly so long; characters. */
const longestEvent = 65_536

const isStream = (response: Response): response is Response & { readonly body: ReadableStream<Uint8Array> } =>
  response.status === 200 &&
  /^text\/event-stream *(;|$)/i.test(response.headers.get('content-type') ?? '') &&
  response.body !== null

/** From half of it to all of it, twice as long after each connection that was lost. */
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
      // Anything else is no header.
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
      // The parser would take the rest in silence.
      if (fault.type === 'max-buffer-size-exceeded') throw fault
    },
  })

/** 'open' and what comes until the connection is lost, which completes it. Errors where there is no stream to be had. */
const connection = ({ http, clock }: EventStreamPorts, wanted: Wanted, memory: Memory): Observable<'open' | 'event'> =>
  new Observable((told) => {
    const end = new AbortController()
    let openedAt: number | null = null
    let heardAt = clock.now()
    const lose = (): void => {
      if (openedAt !== null && clock.now() - openedAt >= stable) memory.lost = 0
      told.complete()
    }
    // By the time of day, so that a machine that slept finds out when it wakes.
    const silence = interval(look, clock).subscribe(() => {
      if (Math.abs(clock.now() - heardAt) > longestSilence) lose()
    })
    const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
      const parser = parserOf(wanted, memory, () => told.next('event'))
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
      if (E.isLeft(answer)) return answer.left._tag === 'Unreachable' ? lose() : told.error(answer.left)
      if (!isStream(answer.right)) return told.error(answer.right.status)
      openedAt = heardAt = clock.now()
      told.next('open')
      // However it ends, and where an event is without end, it is lost.
      await read(answer.right.body).catch(() => undefined)
      lose()
    }
    void run()
    return () => {
      silence.unsubscribe()
      end.abort()
    }
  })

/** Nothing is shared here: each that is opened is one connection. */
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
