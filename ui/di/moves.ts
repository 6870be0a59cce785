import { createContext } from 'react'

/** Calls `moved` after each navigation of the browser. Returns a function that stops this. */
export type Moves = (moved: () => void) => () => void

/** Context in which the router provides its history. */
export const MovesContext = createContext<Moves>(() => () => undefined)
