import { function as F, type task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'

/** Whether the provider wants a second factor first: the call carries none, so it is given ahead of it (A12). */
const wantsFactor = (fault: Fault): boolean =>
  fault._tag === 'Rejected' && fault.status === 403 && fault.field === 'twoFactorCode'

/**
 * A change of who pays where, for which the provider may want a second factor first: it is asked for then, and the call
 * made once more where it was given.
 * @param askFactor asks for it; whether it was given
 */
export const withFactor =
  (askFactor: T.Task<boolean>) =>
  <A>(call: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    F.pipe(
      call,
      TE.orElse((fault) =>
        wantsFactor(fault)
          ? F.pipe(
              TE.fromTask<boolean, Fault>(askFactor),
              TE.flatMap((isGiven) => (isGiven ? call : TE.left(fault))),
            )
          : TE.left(fault),
      ),
    )
