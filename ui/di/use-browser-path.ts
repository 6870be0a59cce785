import { inAppPath } from '@paydeck/core'
import { useContext, useSyncExternalStore } from 'react'
import { MovesContext } from './moves.ts'

/**
 * Returns the in-app path of the browser's URL. The router's own location changes later, when the page is ready to render.
 */
export const useBrowserPath = (): string =>
  inAppPath(useSyncExternalStore(useContext(MovesContext), () => window.location.pathname))
