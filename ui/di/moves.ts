import { createContext } from 'react'

/** Calls `moved` after each move of the browser, until what it gives back is called. */
export type Moves = (moved: () => void) => () => void

/** The router puts its history here. */
export const MovesContext = createContext<Moves>(() => () => undefined)
