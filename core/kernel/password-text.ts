import { taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/** Password as it is derived: NFC, each space as U+0020 (RFC 8265, OpaqueString). */
export const passwordText = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/**
 * Sends a present password in its canonical form. If the provider rejects that, sends the typed form: a stored password
 * may have been derived from it.
 */
export const tryPassword = <A>(
  typed: string,
  send: (password: string) => TE.TaskEither<Fault, A>,
): TE.TaskEither<Fault, A> => {
  const canonical = passwordText(typed)
  if (canonical === typed) return send(typed)
  return TE.orElse((fault: Fault) =>
    fault._tag === 'Rejected' && fault.status === 400 ? send(typed) : TE.left(fault),
  )(send(canonical))
}
