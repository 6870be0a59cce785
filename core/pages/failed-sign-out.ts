import type { Unsubscribable } from '../kernel/scope.ts'
import type { Toasts } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/** Toast of a failed sign-out. */
export const failedSignOut = {
  title: 'You could not be signed out.',
  text: 'Check your connection and try again.',
  retry: 'Try Again',
} as const

const id = 'sign-out'

/**
 * Shows a failed sign-out until the next one begins, also one that failed before this call. A session that is over already is
 * not a failure, since such a user is redirected.
 */
export const tellFailedSignOut = (
  { signingOut, signOut }: Pick<Slices['currentSession'], 'signingOut' | 'signOut'>,
  toasts: Toasts,
): Unsubscribable => {
  const tell = ({ status, fault } = signingOut.get()): void => {
    if (status === 'failed' && fault?._tag !== 'Unauthorized') {
      const { title, text, retry } = failedSignOut
      toasts.show({ id, tone: 'failure', title, text, action: { label: retry, act: signOut } })
    } else toasts.withdraw(id)
  }
  tell()
  return signingOut.changes$.subscribe(tell)
}
