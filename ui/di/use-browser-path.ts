import { inAppPath } from '@paydeck/core'
import { useContext, useSyncExternalStore } from 'react'
import { MovesContext } from './moves.ts'

/** The in-app path that the browser is at. The router's own location follows when the page of it is ready. */
export const useBrowserPath = (): string =>
  inAppPath(useSyncExternalStore(useContext(MovesContext), () => window.location.pathname))
