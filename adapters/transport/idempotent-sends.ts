import type { Fault } from '@paydeck/core'
import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Type } from 'io-ts'
import { type Keyed, keyHeader } from '../wire/call.ts'
import type { Send } from './http.ts'

/** Makes of a call that makes something each time one that takes effect once, however often it is sent (F4). */
export type IdempotentSend = <I, R>(
  call: Keyed & { readonly name: string; readonly input: Type<I, unknown, unknown> },
  send: Send<I, R>,
) => (input: I) => TE.TaskEither<Fault, R>

/** No answer, a failing provider or an answer that cannot be read: it may have taken effect. */
const isUnknown = (fault: Fault): boolean =>
  fault._tag === 'Unreachable' || fault._tag === 'Malformed' || (fault._tag === 'Rejected' && fault.status >= 500)

/**
 * One key for a send until its outcome is known, so that a second click and a try after a timeout are the same send.
 * Another input is another send, and so is the first one after it: only the last of a call is remembered.
 * @param newKey a key that was never used: 8 to 64 letters, digits, "-" and "_"
 */
export const makeIdempotentSend = (newKey: () => string): IdempotentSend => {
  const open = new Map<string, { readonly words: string; readonly key: string }>()
  const keyOf = (name: string, words: string): string => {
    const last = open.get(name)
    const key = last?.words === words ? last.key : newKey()
    open.set(name, { words, key })
    return key
  }
  const close = (name: string, key: string): void => {
    if (open.get(name)?.key === key) open.delete(name)
  }
  return (call, send) => (input) =>
    F.pipe(
      TE.fromIO(() => keyOf(call.name, JSON.stringify(call.input.encode(input)))),
      TE.flatMap((key) =>
        F.pipe(
          send(input, { [keyHeader]: key }),
          T.tapIO((outcome) => () => {
            if (E.isRight(outcome) || !isUnknown(outcome.left)) close(call.name, key)
          }),
        ),
      ),
    )
}
