import type { Fault } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import type { either as E, taskEither as TE } from 'fp-ts'

/** Pending call of a fake port method, which the test resolves. */
export interface Call<I, A, F = Fault> {
  readonly input: I
  /** Resolves the call with this result and waits until all effects of the result have happened. */
  readonly answer: (reply: E.Either<F, A>) => Promise<void>
}

/** Creates `ask`, a fake port method. Each call of `ask` stays pending until the test resolves this call. */
export const questions = <I, A, F = Fault>() => {
  const calls: Array<Call<I, A, F>> = []
  const inputs: Array<I> = []
  const waiting: Array<Call<I, A, F>> = []
  const ask =
    (input: I): TE.TaskEither<F, A> =>
    () =>
      new Promise((resolve) => {
        const call: Call<I, A, F> = {
          input,
          answer: async (reply) => {
            const at = waiting.indexOf(call)
            if (at >= 0) waiting.splice(at, 1)
            resolve(reply)
            await settle()
          },
        }
        calls.push(call)
        inputs.push(input)
        waiting.push(call)
      })
  const answerIfAsked = async (reply: E.Either<F, A>): Promise<void> => {
    await settle()
    await waiting[0]?.answer(reply)
  }
  return {
    ask,
    /** All calls so far, oldest first. */
    calls,
    /** Inputs of all calls so far, oldest first. */
    inputs,
    /** Calls that are still pending, oldest first. */
    waiting,
    /** Resolves the oldest pending call. Throws if no call is pending. */
    answer: async (reply: E.Either<F, A>): Promise<void> => {
      await settle()
      if (waiting.length === 0) throw new Error('No call waits for an answer')
      await answerIfAsked(reply)
    },
    /** Resolves the oldest pending call. Does nothing if no call is pending. */
    answerIfAsked,
    /** Resolves the latest call. Does nothing if there was no call. */
    answerLatest: async (reply: E.Either<F, A>): Promise<void> => {
      await settle()
      await calls.at(-1)?.answer(reply)
    },
  }
}

/** Creates a gate that can delay fake calls. The gate is open until the test closes it, and the test can reopen it. */
export const makeHold = () => {
  const heldCalls: Array<() => void> = []
  const next = new Set<string>()
  let isHeld = false
  const releaseHeld = async (): Promise<void> => {
    await settle()
    for (const go of heldCalls.splice(0)) go()
    await settle()
  }
  const release = (): Promise<void> => {
    isHeld = false
    return releaseHeld()
  }
  return {
    /**
     * A fake call waits for this promise before it responds. The promise resolves immediately if the gate is open, otherwise
     * when the test releases the call.
     */
    pass: async (name = ''): Promise<void> => {
      if (next.delete(name) || isHeld) await new Promise<void>((go) => heldCalls.push(go))
    },
    /**
     * Closes the gate for later calls. Returns the function `release`, which lets all waiting calls pass and opens the gate.
     */
    hold: (): (() => Promise<void>) => {
      isHeld = true
      return release
    },
    /** Opens the gate for later calls. Calls that already wait continue to wait. */
    stopHolding: (): void => {
      isHeld = false
    },
    /** Delays the next call with this name, even if the gate is open. */
    holdNext: (name: string): void => void next.add(name),
    /** Releases the call that has waited longest. Does nothing if no call waits. */
    releaseFirst: async (): Promise<void> => {
      heldCalls.shift()?.()
      await settle()
    },
    /** Releases all waiting calls without changing the gate. If the gate is closed, later calls still wait. */
    releaseHeld,
    /** Releases all waiting calls and opens the gate for later calls. */
    release,
  }
}
