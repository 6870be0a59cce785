import type { StreamEntry, WireEntry } from '@paydeck/adapters/wire/table'
import type { AttemptLimits } from './account/means.ts'
import type { Queries } from './database/engine.ts'
import type { BackgroundTasks } from './kernel/background-tasks.ts'
import type { ConcurrencyLimiter } from './kernel/concurrency-limiter.ts'
import type { EventStream } from './kernel/event-stream.ts'
import type { Log } from './kernel/log.ts'
import type { TrustedProxies } from './kernel/networks.ts'
import type { Observer } from './kernel/observer.ts'
import type { Sealing } from './kernel/sealing.ts'
import type { Randomness } from './kernel/secrets.ts'

/** Services of the whole sandbox, created once at its start. */
export interface Environment {
  readonly queries: Queries
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly random: Randomness
  /** Encrypts and decrypts the secrets in the database. */
  readonly sealing: Sealing
  readonly log: Log
  /** Receives measurements, for the metrics. */
  readonly observer: Observer
  readonly limits: AttemptLimits
  /** Limits how many requests of each user run concurrently. */
  readonly concurrency: ConcurrencyLimiter
  /** Runs tasks after the response was sent. */
  readonly background: BackgroundTasks
  readonly productName: string
  /** Origin of the app for users, such as "http://localhost:4280". If null, the origin of each request is used. */
  readonly publicOrigin: string | null
  /** Decides which proxies may report the IP address of a client. */
  readonly isTrusted: TrustedProxies
  /**
   * Returns the functions of the control page, or null if the page is not available. Any request can make the page
   * unavailable, so call this function each time instead of storing its result.
   */
  readonly control: () => Control | null
}

/** Event stream that a client has opened to receive the changes of a verification application. */
export interface OpenedStream {
  readonly applicationId: string
  readonly stream: EventStream
}

export interface Control {
  /**
   * Records a received call. If a fault is planned for the call, this function waits or, depending on the fault, throws an
   * error that replaces the response.
   */
  readonly recordCall: (userId: string, call: ReceivedCall) => Promise<void>
  /**
   * True if a fault is planned for calls of this name. The server must then not embed the response into the document, so
   * that the app makes the call and receives the fault.
   */
  readonly isBroken: (userId: string, name: ReceivedCall['name']) => boolean
  /** Records a stream that a client has opened. If a fault is planned for streams, injects the fault. */
  readonly recordStream: (userId: string, stream: OpenedStream) => void
}

/**
 * Request that the sandbox has received: either a call, or a request for an event stream. Tests read these records to check
 * the requests of a client.
 */
export interface ReceivedCall {
  readonly name: WireEntry | StreamEntry
  /** Milliseconds since 1970, measured with the simulated clock of the account. */
  readonly at: number
  /** True if the request contained a CSRF token, even an invalid one. */
  readonly csrf: boolean
  readonly token: 'user' | 'payee' | 'none'
  readonly input: unknown
}
