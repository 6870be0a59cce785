import { function as F, taskEither as TE } from 'fp-ts'
import { guarded } from './attempt.ts'
import { describeFault, type Fault } from './fault.ts'

/**
 * Logs the fault of a task, as in "A sender was not removed: no answer", and returns the fault to the caller. The returned
 * task never rejects.
 * @param write log function of one level, such as `log.warn`
 * @param meaning start of the message
 * @example
 * const lines = []
 * await logged((line) => lines.push(line), 'A card was not renamed')(TE.left(unreachable))()
 * lines // ['A card was not renamed: no answer']
 */
export const logged =
  (write: (message: string) => void, meaning: string) =>
  <A>(task: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    F.pipe(
      guarded(task, F.identity<Fault>),
      TE.orElseFirstIOK((fault: Fault) => () => write(`${meaning}: ${describeFault(fault)}`)),
    )
