import { attempt, type Fault, makeOnce, unreachable } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type * as afterStart from './after-start.ts'

/**
 * A port whose code is fetched when it is first asked. Code that does not come is met as a provider that does not
 * answer, and fetched again by the next question.
 */
export const fetched = <P>(make: (code: typeof afterStart) => P): TE.TaskEither<Fault, P> =>
  makeOnce(
    attempt<Fault, P>(
      async () => make(await import('./after-start.ts')),
      () => unreachable,
    ),
  ).run

/** Asks a port once its code is there. */
export const from = <P, A>(
  port: TE.TaskEither<Fault, P>,
  ask: (port: P) => TE.TaskEither<Fault, A>,
): TE.TaskEither<Fault, A> => F.pipe(port, TE.flatMap(ask))
