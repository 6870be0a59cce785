import { createContext } from 'react'

/** Subscribes to navigation: calls `moved` after each navigation of the browser. Returns a function that unsubscribes. */
export type Moves = (moved: () => void) => () => void

/** Context through which the router provides `Moves` to components. */
export const MovesContext = createContext<Moves>(() => () => undefined)
