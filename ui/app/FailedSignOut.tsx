import { tellFailedSignOut } from '@paydeck/core'
import { useEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { withModules } from '../di/with-modules.ts'
import { slices as toasts } from '../toasts/module.ts'

/** Shows a toast if a sign-out fails. */
export const FailedSignOut = withModules([toasts], (): null => {
  const session = useService(slice('currentSession'))
  const toasts = useService(slice('toasts'))
  useEffect(() => tellFailedSignOut(session, toasts), [session, toasts])
  return null
})
