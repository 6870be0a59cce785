import { type RouteFacts, type RouteLocation, resolveRoute, type Resolution, routes } from '@paydeck/core'
import { useContext, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { port, routeFactsToken, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { LazyGate } from '../kit/lazy.tsx'
import { PageWaiting } from './Initialising.tsx'
import { CardsFailed } from './lazy-frame.ts'
import { screenOf } from './screens.tsx'

/** Returns the in-app path and the query of the current location. */
const usePlace = (): RouteLocation => {
  const { pathname, search } = useLocation()
  return useMemo(() => ({ path: pathname, query: new Map(new URLSearchParams(search)) }), [pathname, search])
}

/** Navigates to a page outside the app. */
const Leave = ({ address }: { readonly address: string }) => {
  const navigation = useService(port('navigation'))
  useEffect(() => navigation.leave(address), [navigation, address])
  return null
}

/** Redirects to another path of the app, and logs the reason if there was a problem (ROUTE-016). */
const Redirect = ({ path, query, problem }: Extract<Resolution, { _tag: 'Redirect' }>) => {
  const log = useService(port('log'))
  const navigate = useNavigate()
  const search = new URLSearchParams([...query]).toString()
  useEffect(() => {
    if (problem !== null) log.error(problem)
    void navigate({ pathname: path, search }, { replace: true })
  }, [log, navigate, problem, path, search])
  return null
}

const noParams = {}

/**
 * Renders the page to which a route was resolved, or performs the redirect.
 * @param gate lazy parts of the home page wait for this promise before they load; parts of other pages load immediately
 */
const outcome = (resolution: Resolution, gate: Promise<void> | null) => {
  switch (resolution._tag) {
    case 'Show':
    case 'Wait': {
      const { id } = resolution
      const isHere = resolution._tag === 'Show'
      // While the guards wait for data, only Bill Pay shows its own screen, because this screen loads the data (BILL-008).
      const Screen = isHere || routes[id].area === 'bill-pay' ? screenOf(id) : PageWaiting
      return (
        <LazyGate value={id === 'home' ? gate : null}>
          <Screen id={id} params={isHere ? resolution.params : noParams} />
        </LazyGate>
      )
    }
    case 'CardsFailed':
      return <CardsFailed />
    case 'Redirect':
      return <Redirect {...resolution} />
    case 'Leave':
    case 'Login':
      return <Leave address={resolution.address} />
  }
}

/** Page of the current location. The core resolves the location to a page and checks if the user may see it. */
export const Outlet = () => {
  const place = usePlace()
  const facts: RouteFacts = useLive(useService(routeFactsToken))
  const shell = useService(slice('shell'))
  const session = useService(slice('currentSession'))
  const resolution = useMemo(() => resolveRoute(place, facts), [place, facts])
  const isShown = resolution._tag === 'Show'
  // Closes the overlays of the previous page. Runs in the same commit as the new page, before the user can open an overlay
  // there.
  useLayoutEffect(() => shell.act.arriveAt(place.path), [shell, place])
  useEffect(() => {
    if (isShown) session.trackEntry(place.path)
  }, [session, place, isShown])
  return outcome(resolution, useContext(LazyGate))
}
