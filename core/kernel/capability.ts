import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/**
 * What the port of an optional capability answers when the provider has only the specified calls: the caller leaves out
 * what it is for.
 */
export const notOffered = 'not-offered' as const
/** `notOffered`. */
export type NotOffered = typeof notOffered

/** The answers of a call that goes beyond the specification, of which one may be that it is not offered. */
export type WhereOffered = <A>(answer: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A | NotOffered>

/**
 * For one call and all its answers. Once it was answered the provider has it: what looks like an unknown call from then on
 * is a refusal of what was asked, and stays a fault.
 * @param isUnknown whether the provider seems not to know the call
 */
export const whereOfferedBy = (isUnknown: (fault: Fault) => boolean) => (): WhereOffered => {
  let isKnown = false
  return <A>(answer: TE.TaskEither<Fault, A>) =>
    F.pipe(
      answer,
      TE.tapIO(() => () => {
        isKnown = true
      }),
      TE.orElse((fault) =>
        !isKnown && isUnknown(fault) ? TE.right<Fault, A | NotOffered>(notOffered) : TE.left(fault),
      ),
    )
}
