import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import { MovesContext } from '../di/moves.ts'
import { browserHistory } from './history.ts'

/**
 * Router on the browser's history. Each navigation is a transition: the previous page stays until the next page is ready.
 */
export const AppRouter = ({ base, children }: { readonly base: string; readonly children: ReactNode }) => {
  const [history] = useState(() => browserHistory(window))
  const [{ location, action }, setPlace] = useState(history.present)
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history])
  return (
    <Router basename={base} navigator={history} location={location} navigationType={action}>
      <MovesContext value={history.listen}>{children}</MovesContext>
    </Router>
  )
}
