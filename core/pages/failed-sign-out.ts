import type { Unsubscribe } from '../kernel/store.ts'
import type { Toasts } from '../platform/ports.ts'
import { failedSignOut } from '../session/index.ts'
import type { Slices } from '../slices.ts'

const id = 'sign-out'

/**
 * Shows a toast about a failed sign-out until the next attempt begins. This includes a sign-out that failed before this
 * call. If the session is already over, shows no toast, since the user is then redirected.
 */
export const tellFailedSignOut = (
  { signingOut, signOut }: Pick<Slices['currentSession'], 'signingOut' | 'signOut'>,
  toasts: Toasts,
): Unsubscribe =>
  signingOut.subscribe(({ status, fault }) => {
    if (status === 'failed' && fault?._tag !== 'Unauthorized') {
      const { title, text, retry } = failedSignOut
      toasts.show({ id, tone: 'failure', title, text, action: { label: retry, act: signOut } })
    } else toasts.withdraw(id)
  })
