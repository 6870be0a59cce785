import { inAppPath } from '@paydeck/core'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** Calls `moved` after each move of the browser, until what it gives back is called. */
export type Moves = (moved: () => void) => () => void

/** The router puts its history here. */
export const MovesContext = createContext<Moves>(() => () => undefined)

/** The in-app path that the browser is at. The router's own location follows when the page of it is ready. */
export const useBrowserPath = (): string =>
  inAppPath(useSyncExternalStore(useContext(MovesContext), () => window.location.pathname))
