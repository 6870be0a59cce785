import { followOtherTabs, tellFailedSignOut } from '@paydeck/core'
import { useEffect } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { withModules } from '../di/with-modules.ts'
import { amountPrivacyModule } from '../home/amount-privacy/module.ts'
import { toastsModule } from '../toasts/module.ts'
import { ToastPlace } from '../toasts/ToastPlace.tsx'
import { applyAppearance, readAppearance } from './appearance.ts'
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

/** Follows what is changed in another tab. */
const OtherTabs = withModules([amountPrivacyModule], (): null => {
  const tabs = useService(port('tabs'))
  const log = useService(port('log'))
  const storage = useService(port('storage'))
  const basicInfo = useService(slice('basicInfo'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  useEffect(() => {
    const onAppearance = () => applyAppearance(document.documentElement, readAppearance(storage))
    const following = followOtherTabs({ tabs, log, basicInfo, amountPrivacy, onAppearance })
    return () => following.unsubscribe()
  }, [tabs, log, storage, basicInfo, amountPrivacy])
  return null
})

/** What goes along with the frame and has nothing to show at first. */
export const Companions = () => (
  <>
    <KeptFocus />
    <ToastPlace />
    <FailedSignOut />
    <OtherTabs />
  </>
)
