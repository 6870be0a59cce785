import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<A> {
  readonly resolve: (answer: Promise<A>) => void
}

/** Maximum number of concurrent runs. Further runs wait, so that an unrelated request is delayed by only a few runs. */
const atOnce = 4

/**
 * Returns a function that runs `work` for a key. Concurrent callers with the same key share one run, because after an outage
 * many clients call at the same time. A caller joins only a run that has not begun yet, so that no caller gets a result from
 * before its call. Only a few runs are active at a time, in the order of the calls.
 */
export const shareWork = <A>(work: (key: string) => Promise<A>): ((key: string) => Promise<A>) => {
  const waiting = new Map<string, Array<Waiting<A>>>()
  let working = 0

  const run = async (): Promise<void> => {
    working += 1
    for (;;) {
      const [first] = waiting
      if (first === undefined) break
      const [key, callers] = first
      waiting.delete(key)
      const answer = work(key)
      for (const { resolve } of callers) resolve(answer)
      // eslint-disable-next-line no-await-in-loop -- each run must wait for the previous one
      await answer.catch(() => undefined)
      // Yields to the event loop, because the embedded database does not.
      // eslint-disable-next-line no-await-in-loop
      await nextTurn()
    }
    working -= 1
  }

  return (key) =>
    new Promise((resolve) => {
      const callers = waiting.get(key)
      if (callers === undefined) waiting.set(key, [{ resolve }])
      else callers.push({ resolve })
      if (working < atOnce) void run()
    })
}
