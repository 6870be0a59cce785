import { function as F, task as T, taskEither as TE } from 'fp-ts'
import { notOffered } from '../../kernel/capability.ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import type { Passwords } from '../../platform/ports.ts'
import type { Proof, RecentFactorForm, WantedProof } from './model.ts'
import type { RecentFactorCheck } from './ports.ts'
import { wantedProof } from './rules.ts'

/** Asks the user for a proof of identity; true if the user gave it. */
export type AskProof = (wanted: WantedProof) => T.Task<boolean>

/** Makes a call; where the provider wants a proof first, asks for it and makes the call once more. */
export const withProof =
  (ask: AskProof) =>
  <A>(call: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    F.pipe(
      call,
      TE.orElse((fault) => {
        const wanted = wantedProof(fault)
        if (wanted === null) return TE.left(fault)
        return F.pipe(
          TE.fromTask<boolean, Fault>(ask(wanted)),
          TE.flatMap((isGiven) => (isGiven ? call : TE.left(fault))),
        )
      }),
    )

/** Sends what the user typed; a password leaves the machine only in its derived form (SEC-016). */
export const makeGiveProof =
  ({ passwords, check }: { readonly passwords: Passwords; readonly check: RecentFactorCheck }) =>
  ({ kind, value }: RecentFactorForm): TE.TaskEither<Fault, void> =>
    F.pipe(
      TE.fromTask<Proof, Fault>(
        kind === 'password'
          ? F.pipe(
              passwords.derive(value),
              T.map((hashedPassword) => ({ hashedPassword })),
            )
          : T.of({ code: value }),
      ),
      TE.flatMap(check.give),
      TE.filterOrElse(
        (answer) => answer !== notOffered,
        (): Fault => unreachable,
      ),
      TE.asUnit,
    )
