import { useLayoutEffect } from 'react'
import { slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { overlayHistory } from './overlay-history.ts'
import { openOverlays, useBackCloses } from './use-back-closes.ts'

/** Makes the browser's back button close the topmost overlay, such as the carousel, instead of leaving the page. */
export const BackCloses = (): null => {
  const { carousel, act } = useService(slice('shell'))
  useBackCloses(useLive(carousel) !== null, act.closeCarousel)
  useLayoutEffect(() => {
    const entries = overlayHistory(window, () => openOverlays.get().at(-1)?.())
    const follow = (): void => entries.follow(openOverlays.get().length > 0)
    // The entry of an overlay comes before the overlay writes to the URL. The way back waits for the end of the event
    // handler, since a command of the palette closes the palette before it navigates.
    const following = openOverlays.subscribe((open) => (open.length > 0 ? follow() : queueMicrotask(follow)))
    return () => {
      following()
      entries.end()
    }
  }, [])
  return null
}
