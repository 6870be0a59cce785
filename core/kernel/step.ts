import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/**
 * A step of the initialisation. Running it sends its requests, which may happen early; what it answers with is
 * its effect, which the initialisation lets happen in its turn (SESS-050). A step whose failure has a place of
 * its own on the screen answers with that effect instead of a fault.
 */
export type Step = TE.TaskEither<Fault, IO.IO<void>>
