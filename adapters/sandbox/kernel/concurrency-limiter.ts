import { refuse } from './refusals.ts'

/** Limits the number of concurrent requests per key. Further requests wait in a queue for a limited time. */
export interface ConcurrencyLimiter {
  /**
   * Waits for a free slot. Refuses with 503 if the queue is full or the wait exceeds `longestWait`.
   * @returns a function that frees the slot; idempotent
   */
  readonly acquire: (key: string) => Promise<() => void>
}

export interface ConcurrencyLimits {
  readonly maxRunning: number
  /** Maximum number of waiting requests per key. */
  readonly maxWaiting: number
  /** Maximum time in the queue, in milliseconds. */
  readonly longestWait: number
}

/**
 * Limits per user. `maxRunning` is below the number of database connections. Otherwise, requests of one user that wait for
 * locked rows could block all other users. A page needs about 20 responses when it opens, so `maxWaiting` is well above 20.
 */
export const limitsPerUser: ConcurrencyLimits = { maxRunning: 4, maxWaiting: 100, longestWait: 10_000 }

interface Queue {
  running: number
  readonly waiting: Set<() => void>
}

const tooMany = (): never =>
  refuse(503, 'You have too many requests in progress. Try again in a moment.', { code: 'busy', retryAfter: 2 })

export const makeConcurrencyLimiter = ({
  maxRunning: running,
  maxWaiting: waiting,
  longestWait,
}: ConcurrencyLimits): ConcurrencyLimiter => {
  const queues = new Map<string, Queue>()

  const releaseOf = (key: string, queue: Queue): (() => void) => {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const [next] = queue.waiting
      // The next request in the queue inherits the slot.
      if (next !== undefined) return next()
      queue.running -= 1
      if (queue.running === 0) queues.delete(key)
    }
  }

  /** Waits in the queue. Resolves to true if a slot becomes free in time, otherwise to false. */
  const wait = (queue: Queue): Promise<boolean> =>
    new Promise((resolve) => {
      const finish = (hasSlot: boolean): void => {
        clearTimeout(timer)
        queue.waiting.delete(start)
        resolve(hasSlot)
      }
      const start = (): void => finish(true)
      const timer = setTimeout(() => finish(false), longestWait)
      queue.waiting.add(start)
    })

  return {
    acquire: async (key) => {
      const queue = queues.get(key) ?? { running: 0, waiting: new Set() }
      queues.set(key, queue)
      if (queue.running < running) queue.running += 1
      else if (queue.waiting.size >= waiting || !(await wait(queue))) tooMany()
      return releaseOf(key, queue)
    },
  }
}
