import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from './fault.ts'

/** Result of a call that the provider does not support. The caller then hides the feature. */
export const unsupported = 'unsupported' as const
/** Type of `unsupported`. */
export type UnsupportedCall = typeof unsupported

/**
 * Wraps a call that is not part of the specification. The wrapped call resolves with `unsupported` if the provider does not
 * know the call.
 */
export type SupportCheck = <A>(response: TE.TaskEither<Fault, A>) => TE.TaskEither<Fault, A | UnsupportedCall>

/**
 * Returns a function that makes support checks. Make a separate check for each call of the provider. Once a call has
 * succeeded, a later fault of this call can no longer mean that the provider does not know it.
 * @param isUnknown true if a fault says that the provider does not know the call
 * @example
 * const supportCheck = supportCheckBy((fault) => fault._tag === 'Rejected' && fault.status === 404)()
 * supportCheck(TE.left(rejected(404)))() // E.right('unsupported')
 * supportCheck(TE.left(unreachable))() // E.left(unreachable)
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
