import { function as F, type task as T, taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import { guarded } from './attempt.ts'
import type { Fault } from './fault.ts'
import { makeLatest } from './latest.ts'
import type { Step } from './step.ts'
import type { Stores } from './store.ts'
import type { Delay } from './timings.ts'

/**
 * Makes a step of the initialisation from a request. Running the step's effect applies the response, unless the user has
 * signed out or the response of a later run has already been applied.
 * @example
 * const shown = []
 * const step = makeStep(makeStores(), { request: TE.right('Ada'), effect: (name) => shown.push(name) })
 * await runStep(step)()
 * shown // ['Ada']
 */
export const makeStep = <A>(
  stores: Stores,
  spec: { readonly request: TE.TaskEither<Fault, A>; readonly effect: (answer: A) => void },
): Step => {
  const latest = makeLatest(stores)
  return () => {
    const effect = latest(spec.effect)
    return F.pipe(
      guarded(spec.request, F.identity<Fault>),
      TE.map((answer) => () => effect(answer)),
    )()
  }
}

/** Runs a step outside the initialisation. The step's effect runs as soon as the step has resolved. */
export const runStep = (step: Step): TE.TaskEither<Fault, void> =>
  F.pipe(
    step,
    TE.flatMap((effect) => TE.fromIO<void, Fault>(effect)),
  )

/**
 * Resolves after a delay on the given clock.
 * @example
 * const clock = fakeClock()
 * const waiting = wait(clock, delay('answer', 500))()
 * await clock.advance(500)
 * waiting // undefined
 */
export const wait =
  (clock: SchedulerLike, delay: Delay): T.Task<void> =>
  () =>
    new Promise((resolve) => {
      clock.schedule(() => resolve(), delay.ms)
    })

/** Sends a request immediately. Resolves with the response, but not before the task `least` has ended. */
export const atLeast =
  <A>(least: T.Task<void>, request: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
  async () =>
    (await Promise.all([request(), least()]))[0]
