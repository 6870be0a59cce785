import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<A> {
  readonly resolve: (answer: Promise<A>) => void
}

/** Works that are done at once; the others wait, so that whoever asks for something else is not behind all of them. */
const atOnce = 4

/**
 * Work by a key, for many who ask at the same time, as after an outage: it is begun a few keys at a time, in the order of
 * asking, and who asks for a key before its work has begun shares it. So an answer is never older than its question.
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
      // The embedded database answers without letting anybody else have a turn.
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
