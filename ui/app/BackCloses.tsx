import { useLayoutEffect, useRef } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { type OverlayHistory, overlayHistory } from './overlay-history.ts'

/** Makes the browser's back button close the open carousel instead of leaving the page. */
export const BackCloses = (): null => {
  const { carousel, act } = useService(slice('shell'))
  const isOpen = useLive(carousel) !== null
  const entries = useRef<OverlayHistory | null>(null)
  useLayoutEffect(() => {
    const made = overlayHistory(window, act.closeCarousel)
    entries.current = made
    return made.end
  }, [act])
  useLayoutEffect(() => entries.current?.follow(isOpen), [isOpen])
  return null
}
