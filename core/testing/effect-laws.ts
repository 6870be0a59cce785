import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import { settle } from './fake-clock.ts'
import { type Law, law, mustEqual } from './law.ts'
import { mustSucceed } from './port-calls.ts'

/** Call of a method that writes, with a function that reads its effect. */
export interface KnownEffect {
  readonly call: TE.TaskEither<Fault, unknown>
  /** Resolves to true if the effect is there. */
  readonly isDone: () => Promise<boolean>
}

/** Test setup for a method that writes. */
export interface EffectBench {
  /** Calls of the method, each with another input and another effect. One call is enough for a method without an input. */
  readonly effects: readonly [KnownEffect, ...ReadonlyArray<KnownEffect>]
}

/**
 * Laws of a port method that writes: a call has the effect of its input, and only when it is run. They detect an adapter
 * that sends too early, ignores its input, or reports a success without an effect.
 */
export const effectLaws = (make: () => Promise<EffectBench>): ReadonlyArray<Law> => [
  law('A call has no effect until its task is run.', async () => {
    const { effects } = await make()
    await settle()
    for (const { isDone } of effects) mustEqual(await isDone(), false, 'whether the effect was there before the run')
  }),
  law('Each call has the effect of its own input.', async () => {
    const { effects } = await make()
    for (const { call, isDone } of effects) {
      mustEqual(await isDone(), false, 'whether the effect was there before the run')
      await mustSucceed('the call', () => call)
      mustEqual(await isDone(), true, 'whether the effect was there after the run')
    }
  }),
]
