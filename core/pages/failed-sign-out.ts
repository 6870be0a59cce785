import type { Unsubscribable } from '../kernel/scope.ts'
import type { Toasts } from '../platform/ports.ts'
import type { Slices } from '../slices.ts'

/** What is told of a sign-out that failed. */
export const failedSignOut = {
  title: 'You could not be signed out.',
  text: 'Check your connection and try again.',
  retry: 'Try Again',
} as const

const id = 'sign-out'

/**
 * Tells of a sign-out that failed, also of one before, until the next one begins. That a session was over already is no
 * failure: whoever is not signed in is led away.
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
