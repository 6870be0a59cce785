import { function as F, type task as T, taskEither as TE } from 'fp-ts'
import { unsupported } from '../../kernel/capability.ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import type { TryPassword } from '../../kernel/password-text.ts'
import type { Passwords } from '../../platform/ports.ts'
import type { RecentFactorForm, WantedProof } from './model.ts'
import type { RecentFactorCheck } from './ports.ts'
import { wantedProof } from './rules.ts'

/** Asks the user for a proof of identity. Returns true if the provider accepted the proof. */
export type AskProof = (wanted: WantedProof) => T.Task<boolean>

/**
 * Makes a call. If the provider requires a proof of identity first, asks the user for the proof and then repeats the call.
 */
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

/**
 * Sends the proof that the user typed. In place of a password, sends the key that is derived from the password (SEC-016).
 */
export const makeGiveProof =
  ({
    passwords,
    recentFactorCheck: check,
  }: {
    readonly passwords: Passwords
    readonly recentFactorCheck: RecentFactorCheck
  }) =>
  ({ kind, value }: RecentFactorForm, tryPassword: TryPassword): TE.TaskEither<Fault, void> =>
    F.pipe(
      kind === 'password'
        ? tryPassword(value, (password) =>
            F.pipe(
              TE.fromTask<string, Fault>(passwords.derive(password)),
              TE.flatMap((hashedPassword) => check.give({ hashedPassword })),
            ),
          )
        : check.give({ code: value }),
      TE.filterOrElse(
        (answer) => answer !== unsupported,
        (): Fault => unreachable,
      ),
      TE.asUnit,
    )
