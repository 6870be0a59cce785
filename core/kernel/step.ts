import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/**
 * Step of the initialisation. Running a step sends its requests, possibly before earlier steps have ended. The step resolves
 * with an effect, and the initialisation runs the effects of all steps in order (SESS-050). If a screen shows the failure of
 * a request, the step still resolves, with an effect that stores the failure.
 */
export type Step = TE.TaskEither<Fault, IO.IO<void>>
