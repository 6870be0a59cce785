import { function as F, type io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'
import type { Step } from './step.ts'
import type { Stores } from './store.ts'

/**
 * A request whose answer takes effect only when the step's effect runs, and not at all when somebody has signed
 * out since it was sent.
 */
export const makeStep =
  <A>(
    stores: Stores,
    spec: { readonly request: TE.TaskEither<Fault, A>; readonly effect: (answer: A) => void },
  ): Step =>
  () => {
    const epoch = stores.epoch()
    return F.pipe(
      spec.request,
      TE.map((answer): IO.IO<void> => () => {
        if (epoch === stores.epoch()) spec.effect(answer)
      }),
    )()
  }

/** Runs a step outside the initialisation: its effect happens as soon as the answer is there. */
export const runStep = (step: Step): TE.TaskEither<Fault, void> =>
  F.pipe(
    step,
    TE.flatMap((effect) => TE.fromIO<void, Fault>(effect)),
  )
