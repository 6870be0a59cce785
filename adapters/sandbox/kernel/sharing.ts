import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<A> {
  readonly resolve: (answer: Promise<A>) => void
}

/** Number of concurrent runs. The rest wait, so that other requests need not queue behind all of them. */
const atOnce = 4

/**
 * Deduplicates work by key for many concurrent callers, as after an outage. A few keys run at a time, in the order of the
 * calls. Callers share a run only if they called before the run began, so no result is older than its call.
 */
export const sharing = <A>(work: (key: string) => Promise<A>): ((key: string) => Promise<A>) => {
  const waiting = new Map<string, Array<Waiting<A>>>()
  let working = 0

  const run = async (): Promise<void> => {
    working += 1
    for (;;) {
      const [first] = waiting
      if (first === undefined) break
      const [key, asking] = first
      waiting.delete(key)
      const answer = work(key)
      for (const { resolve } of asking) resolve(answer)
      // eslint-disable-next-line no-await-in-loop -- one after the other is what this is for
      await answer.catch(() => undefined)
      // The embedded database responds without yielding to the event loop.
      // eslint-disable-next-line no-await-in-loop
      await nextTurn()
    }
    working -= 1
  }

  return (key) =>
    new Promise((resolve) => {
      const asking = waiting.get(key)
      if (asking === undefined) waiting.set(key, [{ resolve }])
      else asking.push({ resolve })
      if (working < atOnce) void run()
    })
}
