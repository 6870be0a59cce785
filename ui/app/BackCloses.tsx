import { useLayoutEffect, useRef } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { type OverlayHistory, overlayHistory } from './overlay-history.ts'

/** The way back in the browser's history closes the carousel, and the page stays. */
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
