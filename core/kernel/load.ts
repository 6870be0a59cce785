import { function as F, type task as T, taskEither as TE } from 'fp-ts'
import type { SchedulerLike } from 'rxjs'
import { answering } from './attempt.ts'
import type { Fault } from './fault.ts'
import { makeLatest } from './latest.ts'
import type { Step } from './step.ts'
import type { Stores } from './store.ts'
import type { Delay } from './timings.ts'

/**
 * A request whose answer takes effect only when the step's effect runs, and not at all when the user has signed
 * out since it was sent, or when an answer to a later run of the step has taken effect already.
 */
export const makeStep = <A>(
  stores: Stores,
  spec: { readonly request: TE.TaskEither<Fault, A>; readonly effect: (answer: A) => void },
): Step => {
  const latest = makeLatest(stores)
  return () => {
    const effect = latest(spec.effect)
    return F.pipe(
      answering(spec.request, F.identity<Fault>),
      TE.map((answer) => () => effect(answer)),
    )()
  }
}

/** Runs a step outside the initialisation: its effect happens as soon as the answer is there. */
export const runStep = (step: Step): TE.TaskEither<Fault, void> =>
  F.pipe(
    step,
    TE.flatMap((effect) => TE.fromIO<void, Fault>(effect)),
  )

/** Waits on the injected clock. */
export const wait =
  (clock: SchedulerLike, delay: Delay): T.Task<void> =>
  () =>
    new Promise((resolve) => {
      clock.schedule(() => resolve(), delay.ms)
    })

/** Sends a request at once, and answers no sooner than a wait has ended. */
export const atLeast =
  <A>(least: T.Task<void>, request: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
  async () =>
    (await Promise.all([request(), least()]))[0]
