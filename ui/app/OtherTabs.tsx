import { followOtherTabs } from '@paydeck/core'
import { useEffect } from 'react'
import { port, slice } from '../di/tokens.ts'
import { useService } from '../di/use-service.ts'
import { applyAppearance, readAppearance } from './appearance.ts'

/** Applies changes that the user makes in another tab. */
export const OtherTabs = (): null => {
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
}
