import { function as F, taskEither as TE } from 'fp-ts'
import { answering } from './attempt.ts'
import { describeFault, type Fault } from './fault.ts'

/**
 * A task whose fault is told to a log on its way, after what it means: "A sender was not removed: no answer". It always
 * answers, also where what it asks breaks.
 * @param tell one of the levels of a log
 */
export const logged =
  (tell: (message: string) => void, meaning: string) =>
  <A>(task: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    F.pipe(
      answering(task, F.identity<Fault>),
      TE.orElseFirstIOK((fault: Fault) => () => tell(`${meaning}: ${describeFault(fault)}`)),
    )
