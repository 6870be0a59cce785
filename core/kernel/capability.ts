import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/** Response of an optional capability that the provider does not support. The caller then hides the feature. */
export const unsupported = 'unsupported' as const
/** Type of `unsupported`. */
export type UnsupportedCall = typeof unsupported

/**
 * Wraps a call that is not part of the specification. Resolves with `unsupported` if the provider does not know the call.
 */
export type SupportCheck = <A>(response: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A | UnsupportedCall>

/**
 * Returns a factory of support checks. Make one check for each call of the provider. After the first success of a call, a
 * later fault can no longer mean that the provider does not know the call.
 * @param isUnknown true if a fault says that the provider does not know the call
 */
export const supportCheckBy = (isUnknown: (fault: Fault) => boolean) => (): SupportCheck => {
  let isKnown = false
  return <A>(response: TE.TaskEither<Fault, A>) =>
    F.pipe(
      response,
      TE.tapIO(() => () => {
        isKnown = true
      }),
      TE.orElse((fault) =>
        !isKnown && isUnknown(fault) ? TE.right<Fault, A | UnsupportedCall>(unsupported) : TE.left(fault),
      ),
    )
}
