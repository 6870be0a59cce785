import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/**
 * Returns the canonical form of a password: NFC, with each space as U+0020 (RFC 8265, OpaqueString). The secret that is sent
 * to the provider is derived from this form.
 * @example
 * passwordText('pass\u00A0word') // 'pass word'
 */
export const passwordText = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/**
 * Sends the current password, either in its canonical form or as the user typed it. Each attempt sends only one of the two,
 * since every attempt counts against the provider's limit.
 */
export type TryPassword = <A>(
  typed: string,
  send: (password: string) => TE.TaskEither<Fault, A>,
) => TE.TaskEither<Fault, A>

/**
 * Makes the function with which one dialog sends the current password. The first submit sends the canonical form. If the
 * provider rejects it, the next submit of the same password sends the text as typed, because the stored password may have
 * been derived from that text. The provider sees only derived texts, so it cannot tell two spellings of one password from
 * two guesses.
 * @example
 * const tryPassword = makeTryPassword()
 * const sent = []
 * const send = (password) => (sent.push(password), TE.left(rejected(400)))
 * await tryPassword('pass\u00A0word', send)()
 * await tryPassword('pass\u00A0word', send)()
 * sent // ['pass word', 'pass\u00A0word']
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
