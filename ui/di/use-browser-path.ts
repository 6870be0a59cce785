import { inAppPath } from '@paydeck/core'
import { useContext, useSyncExternalStore } from 'react'
import { MovesContext } from './moves.ts'

/**
 * Returns the in-app path of the browser's URL. During a navigation, the router still has the old location until the new
 * page is ready.
 */
export const useBrowserPath = (): string =>
  inAppPath(useSyncExternalStore(useContext(MovesContext), () => window.location.pathname))
