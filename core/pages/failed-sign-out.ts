import type { Unsubscribable } from '../kernel/scope.ts'
import type { Toasts } from '../platform/ports.ts'
import { failedSignOut } from '../session/index.ts'
import type { Slices } from '../slices.ts'

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
