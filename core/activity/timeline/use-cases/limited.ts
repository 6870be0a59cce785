import type { task as T } from 'fp-ts'

/** Task that sends a number of requests at the same time. It never rejects. */
export interface WeightedTask<A> {
  readonly requests: number
  readonly run: T.Task<A>
}

/**
 * Runs tasks in order, so that they never send more than `most` requests at the same time (ACT-027). A task that sends more
 * requests than that runs alone. The results have the order of the tasks.
 */
export const runLimited =
  <A>(tasks: ReadonlyArray<WeightedTask<A>>, most: number): T.Task<ReadonlyArray<A>> =>
  () => {
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
    const runOne = async ({ requests, run }: WeightedTask<A>): Promise<A> => {
      await new Promise<void>((resolve) => {
        waiting.push({ requests, start: resolve })
        startNext()
      })
      const result = await run()
      inFlight -= requests
      startNext()
      return result
    }
    return Promise.all(tasks.map(runOne))
  }
