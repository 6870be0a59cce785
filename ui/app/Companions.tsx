import { tellFailedSignOut } from '@paydeck/core'
import { useEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { withModules } from '../di/with-modules.ts'
import { toastsModule } from '../toasts/module.ts'
import { ToastPlace } from '../toasts/ToastPlace.tsx'
import { KeptFocus } from './KeptFocus.tsx'

/** Tells of a sign-out that failed. */
const FailedSignOut = withModules([toastsModule], (): null => {
  const session = useService(slice('currentSession'))
  const toasts = useService(slice('toasts'))
  useEffect(() => {
    const telling = tellFailedSignOut(session, toasts)
    return () => telling.unsubscribe()
  }, [session, toasts])
  return null
})

/** What goes along with the frame and has nothing to show at first. */
export const Companions = () => (
  <>
    <KeptFocus />
    <ToastPlace />
    <FailedSignOut />
  </>
)
