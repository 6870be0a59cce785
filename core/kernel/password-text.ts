import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/** Password as it is derived: NFC, each space as U+0020 (RFC 8265, OpaqueString). */
export const passwordText = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** Sends one form of a typed present password: each attempt counts against the provider's limit. */
export type TryPassword = <A>(
  typed: string,
  send: (password: string) => TE.TaskEither<Fault, A>,
) => TE.TaskEither<Fault, A>

/**
 * Makes the attempts of one form or dialog. The canonical form is sent first. If the provider rejects that, the next
 * submit of the same text sends the typed form: a stored password may have been derived from it. The provider sees only
 * derived texts, so it cannot tell two forms of one password from two guesses.
 */
export const makeTryPassword = (): TryPassword => {
  let rejected: string | null = null
  return (typed, send) =>
    F.pipe(
      TE.fromIO(() => (typed === rejected ? typed : passwordText(typed))),
      TE.flatMap((form) =>
        F.pipe(
          send(form),
          TE.tapError((fault) => {
            const isRejected = fault._tag === 'Rejected' && fault.status === 400
            if (isRejected) rejected = form === typed ? null : typed
            return TE.right(undefined)
          }),
        ),
      ),
    )
}
