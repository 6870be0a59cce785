import type { Fault } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import type { either as E, taskEither as TE } from 'fp-ts'

/** Call that stays pending until the test resolves it. */
export interface Call<I, A, F = Fault> {
  readonly input: I
  /** Resolves the call and waits until its effects have settled. */
  readonly answer: (reply: E.Either<F, A>) => Promise<void>
}

/** Creates a fake port method. Its calls stay pending until the test resolves them. */
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
    /** All calls, oldest first. */
    calls,
    /** Inputs of all calls, oldest first. */
    inputs,
    /** Pending calls, oldest first. */
    waiting,
    /** Resolves the oldest pending call. Throws if no call is pending. */
    answer: async (reply: E.Either<F, A>): Promise<void> => {
      await settle()
      if (waiting.length === 0) throw new Error('No call waits for an answer')
      await answerIfAsked(reply)
    },
    /** Resolves the oldest pending call, if there is one. */
    answerIfAsked,
    /** Resolves the latest call, if there was one. */
    answerLatest: async (reply: E.Either<F, A>): Promise<void> => {
      await settle()
      await calls.at(-1)?.answer(reply)
    },
  }
}

/** Creates a gate for fake calls. Calls pass at once unless the test holds them. */
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
    /** Waits at the gate. Resolves at once, or when the test releases the held call. */
    pass: async (name = ''): Promise<void> => {
      if (next.delete(name) || isHeld) await new Promise<void>((go) => heldCalls.push(go))
    },
    /** Holds all later calls. Returns `release`. */
    hold: (): (() => Promise<void>) => {
      isHeld = true
      return release
    },
    /** Holds no later call. Calls that are already held stay pending. */
    stopHolding: (): void => {
      isHeld = false
    },
    /** Holds the next call of this name. */
    holdNext: (name: string): void => void next.add(name),
    /** Releases the call that was held first, if there is one. */
    releaseFirst: async (): Promise<void> => {
      heldCalls.shift()?.()
      await settle()
    },
    /** Releases all held calls. Later calls are held as before. */
    releaseHeld,
    /** Releases all held calls and holds no later call. */
    release,
  }
}
