import type { Fault } from '@paydeck/core'
import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Type } from 'io-ts'
import { type Keyed, keyHeader } from '../wire/call.ts'
import type { Send } from './http.ts'

/** Adds an idempotency key to a call, so that repeated sends take effect once (F4). */
export type IdempotentSend = <I, R>(
  call: Keyed & { readonly name: string; readonly input: Type<I, unknown, unknown> },
  send: Send<I, R>,
) => (input: I) => TE.TaskEither<Fault, R>

/**
 * True if the provider may have executed the call: no response arrived, the provider failed, or the response was unreadable.
 */
const isUnknown = (fault: Fault): boolean =>
  fault._tag === 'Unreachable' || fault._tag === 'Malformed' || (fault._tag === 'Rejected' && fault.status >= 500)

/**
 * Keeps the idempotency key of a call until the outcome of the call is clear. A second click or a retry with the same input
 * then sends the same key. Any other input gets a new key, even an input that was sent earlier, because only the latest
 * input of each call is remembered.
 * @param newKey returns an unused key of 8 to 64 letters, digits, "-" and "_"
 */
export const makeIdempotentSend = (newKey: () => string): IdempotentSend => {
  const open = new Map<string, { readonly body: string; readonly key: string }>()
  const keyOf = (name: string, body: string): string => {
    const last = open.get(name)
    const key = last?.body === body ? last.key : newKey()
    open.set(name, { body, key })
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
