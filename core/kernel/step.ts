import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/**
 * Step of the initialisation. Running a step sends its requests, possibly before earlier steps have ended. The step resolves
 * with an effect, and the initialisation runs the effects of all steps in order (SESS-050). A failed request does not fail
 * the step if a screen is responsible for showing the failure: the effect then stores the failure for this screen.
 */
export type Step = TE.TaskEither<Fault, IO.IO<void>>
