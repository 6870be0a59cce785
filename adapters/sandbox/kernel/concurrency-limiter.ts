import { refuse } from './refusals.ts'

/** Lets so many at once of each key, and makes the next ones wait, each for a while. */
export interface ConcurrencyLimiter {
  /**
   * Waits for a turn. Refuses with 503 where too many wait already, or when it takes too long.
   * @returns what ends the turn; told twice it does nothing more
   */
  readonly acquire: (key: string) => Promise<() => void>
}

export interface ConcurrencyLimits {
  /** Turns at once. */
  readonly maxRunning: number
  /** So many may wait. */
  readonly maxWaiting: number
  /** Milliseconds. */
  readonly longestWait: number
}

/**
 * Fewer than the connections to the database: a user whose rows are locked holds up their own requests, and nobody else's.
 * A page asks some ten things at once.
 */
export const limitsPerUser: ConcurrencyLimits = { maxRunning: 4, maxWaiting: 100, longestWait: 10_000 }

interface Queue {
  running: number
  readonly waiting: Set<() => void>
}

const tooMany = (): never =>
  refuse(503, 'Too many of your requests are under way. Try again in a moment.', { code: 'busy', retryAfter: 2 })

export const makeConcurrencyLimiter = ({
  maxRunning: running,
  maxWaiting: waiting,
  longestWait,
}: ConcurrencyLimits): ConcurrencyLimiter => {
  const queues = new Map<string, Queue>()

  const ending = (key: string, queue: Queue): (() => void) => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const [next] = queue.waiting
      // Its turn goes on as that of the next one.
      if (next !== undefined) return next()
      queue.running -= 1
      if (queue.running === 0) queues.delete(key)
    }
  }

  /** Resolves whether there was a turn in time. */
  const wait = (queue: Queue): Promise<boolean> =>
    new Promise((resolve) => {
      const come = (isTurn: boolean): void => {
        clearTimeout(timer)
        queue.waiting.delete(turn)
        resolve(isTurn)
      }
      const turn = (): void => come(true)
      const timer = setTimeout(() => come(false), longestWait)
      queue.waiting.add(turn)
    })

  return {
    acquire: async (key) => {
      const queue = queues.get(key) ?? { running: 0, waiting: new Set() }
      queues.set(key, queue)
      if (queue.running < running) queue.running += 1
      else if (queue.waiting.size >= waiting || !(await wait(queue))) tooMany()
      return ending(key, queue)
    },
  }
}
