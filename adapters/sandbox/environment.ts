import type { StreamEntry, WireEntry } from '@paydeck/adapters/wire/table'
import type { AttemptLimits } from './account/means.ts'
import type { Queries } from './database/engine.ts'
import type { BackgroundTasks } from './kernel/background-tasks.ts'
import type { ConcurrencyLimiter } from './kernel/concurrency-limiter.ts'
import type { EventStream } from './kernel/event-stream.ts'
import type { Log } from './kernel/log.ts'
import type { TrustedProxies } from './kernel/networks.ts'
import type { Sealing } from './kernel/sealing.ts'
import type { Randomness } from './kernel/secrets.ts'

/** Services of the whole sandbox, created once at its start. */
export interface Environment {
  readonly queries: Queries
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly random: Randomness
  /** Encrypts secrets that the database keeps. */
  readonly sealing: Sealing
  readonly log: Log
  readonly limits: AttemptLimits
  /** Limits the concurrent work of each user, by user id. */
  readonly concurrency: ConcurrencyLimiter
  /** Runs work that a response does not wait for. */
  readonly background: BackgroundTasks
  readonly productName: string
  /** Origin of the app for users, such as "http://localhost:4280". Null to use the origin of the request. */
  readonly publicOrigin: string | null
  /** Proxies that may report the address of a request. */
  readonly isTrusted: TrustedProxies
  /**
   * Returns null while the control page is not served. Any request can close control, so call this function each time
   * instead of storing its result.
   */
  readonly control: () => Control | null
}

/** Opened stream of an application's changes. */
export interface OpenedStream {
  readonly applicationId: string
  readonly stream: EventStream
}

export interface Control {
  /** Records a received call and injects a planned fault: waits, or throws an error that replaces the response. */
  readonly recordCall: (userId: string, call: ReceivedCall) => Promise<void>
  /** True if a fault is planned for calls of this name. The app must then make the call itself to receive the fault. */
  readonly isBroken: (userId: string, name: ReceivedCall['name']) => boolean
  /** Records an opened stream and injects a planned fault into it. */
  readonly recordStream: (userId: string, stream: OpenedStream) => void
}

/** Received call or stream request, for tests of a client's requests. */
export interface ReceivedCall {
  readonly name: WireEntry | StreamEntry
  /** Milliseconds since 1970 by the account's clock. */
  readonly at: number
  /** True if the call had a CSRF value, right or wrong. */
  readonly csrf: boolean
  readonly token: 'user' | 'payee' | 'none'
  readonly input: unknown
}
