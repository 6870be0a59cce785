import type { Fault } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import type { either as E, taskEither as TE } from 'fp-ts'

/** A call that waits for the test. */
export interface Call<I, A, F = Fault> {
  readonly input: I
  /** Answers the call and lets what follows happen. */
  readonly answer: (reply: E.Either<F, A>) => Promise<void>
}

/** A port method whose calls wait for the test. */
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
    /** Calls without an answer, oldest first. */
    waiting,
    /** Answers the oldest call that waits; throws if none does. */
    answer: async (reply: E.Either<F, A>): Promise<void> => {
      await settle()
      if (waiting.length === 0) throw new Error('No call waits for an answer')
      await answerIfAsked(reply)
    },
    /** Answers the oldest call that waits, if one does. */
    answerIfAsked,
    /** Answers the latest call, if there was one. */
    answerLatest: async (reply: E.Either<F, A>): Promise<void> => {
      await settle()
      await calls.at(-1)?.answer(reply)
    },
  }
}

/** A pass for calls that go through at once unless the test holds them. */
export const makeHold = () => {
  const held: Array<() => void> = []
  const next = new Set<string>()
  let isHeld = false
  const letGo = async (): Promise<void> => {
    await settle()
    for (const go of held.splice(0)) go()
    await settle()
  }
  const release = (): Promise<void> => {
    isHeld = false
    return letGo()
  }
  return {
    /** Resolves at once, or when the test releases the call. */
    pass: async (name = ''): Promise<void> => {
      if (next.delete(name) || isHeld) await new Promise<void>((go) => held.push(go))
    },
    /** Holds every call from now on; returns `release`. */
    hold: (): (() => Promise<void>) => {
      isHeld = true
      return release
    },
    /** Holds no further call; the held ones stay so. */
    holdNoMore: (): void => {
      isHeld = false
    },
    /** Holds the next call of this name. */
    holdNext: (name: string): void => void next.add(name),
    /** Releases the call that was held first. */
    releaseFirst: async (): Promise<void> => {
      held.shift()?.()
      await settle()
    },
    /** Releases every held call. */
    letGo,
    /** Releases every held call and holds no further one. */
    release,
  }
}
