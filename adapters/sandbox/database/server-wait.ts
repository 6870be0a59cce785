import { setTimeout as later } from 'node:timers/promises'
import type { Log } from '../kernel/log.ts'
import { causeOf, type ServerAddress, stopFor } from './server-failures.ts'

/** Milliseconds between two attempts to reach a database server. */
const attemptInterval = 1000
/** Milliseconds between two log lines about a database server that is not ready. */
const reportInterval = 5000

export interface Waiting {
  readonly clock: () => number
  /** Milliseconds for which the start waits for a server that is not ready. Default: 0. */
  readonly wait?: number
  /** Log of the waiting. Default: none. */
  readonly log?: Log
}

/**
 * Attempts work on a database server. If the server is not ready, tries again until the wait is over. If the work fails, stops
 * the start with a message that tells the cause and what to do.
 */
export const whenReady = async <A>(
  at: ServerAddress,
  { clock, log, wait = 0 }: Waiting,
  work: () => Promise<A>,
): Promise<A> => {
  const start = clock()
  let reported = -reportInterval
  for (;;) {
    try {
      // eslint-disable-next-line no-await-in-loop -- each attempt follows the previous one
      return await work()
    } catch (error) {
      const cause = causeOf(error)
      const waited = clock() - start
      if (cause?.isPassing !== true || waited >= wait) return stopFor(error, at)
      if (waited - reported >= reportInterval) {
        reported = waited
        log?.warn({ waited, wait, cause: cause.sentence(at) }, 'waiting for the database')
      }
      // eslint-disable-next-line no-await-in-loop -- see above
      await later(attemptInterval)
    }
  }
}
