import type { task as T } from 'fp-ts'

/** Task that sends a number of requests at the same time. It never rejects. */
export interface WeightedTask<A> {
  readonly requests: number
  readonly run: T.Task<A>
}

/** Runs a task as soon as its requests are within the limit. */
export type Limiter = <A>(task: WeightedTask<A>) => Promise<A>

/**
 * Makes a limiter, which starts its tasks in order, so that they never send more than `most` requests at the same time
 * (ACT-027). A task that sends more requests than that runs alone.
 */
export const makeLimiter = (most: number): Limiter => {
  const waiting: Array<{ readonly requests: number; readonly start: () => void }> = []
  let inFlight = 0
  const startNext = (): void => {
    const [next] = waiting
    if (next === undefined || (inFlight > 0 && inFlight + next.requests > most)) return
    waiting.shift()
    inFlight += next.requests
    next.start()
    startNext()
  }
  return async ({ requests, run }) => {
    await new Promise<void>((resolve) => {
      waiting.push({ requests, start: resolve })
      startNext()
    })
    const result = await run()
    inFlight -= requests
    startNext()
    return result
  }
}
