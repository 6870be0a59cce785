import { type RouteFacts, type RouteLocation, resolveRoute, type Resolution } from '@paydeck/core'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { port, routeFactsToken, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { screenOf } from './screens.tsx'

/** In-app path and query of the present place. */
const usePlace = (): RouteLocation => {
  const { pathname, search } = useLocation()
  return useMemo(() => ({ path: pathname, query: new Map(new URLSearchParams(search)) }), [pathname, search])
}

const searchOf = (query: RouteLocation['query']): string => {
  const text = new URLSearchParams([...query]).toString()
  return text === '' ? '' : `?${text}`
}

/** Leaves the app for another page of the site. */
const Leave = ({ address }: { readonly address: string }) => {
  const navigation = useService(port('navigation'))
  useEffect(() => navigation.leave(address), [navigation, address])
  return null
}

/** Goes on to another place in the app, and logs why when something was wrong (ROUTE-016). */
const Redirect = ({ path, query, problem }: Extract<Resolution, { _tag: 'Redirect' }>) => {
  const log = useService(port('log'))
  const navigate = useNavigate()
  const to = path + searchOf(query)
  useEffect(() => {
    if (problem !== null) log.error(problem)
    void navigate(to, { replace: true })
  }, [log, navigate, problem, to])
  return null
}

const outcome = (resolution: Resolution) => {
  switch (resolution._tag) {
    case 'Show': {
      const { id, params } = resolution
      const Screen = screenOf(id)
      return <Screen id={id} params={params} />
    }
    case 'Redirect':
      return <Redirect {...resolution} />
    case 'Leave':
    case 'Login':
      return <Leave address={resolution.address} />
    case 'Wait':
      return <Skeleton shape="heading" />
  }
}

/** The page of the present place: the core decides which, and whether the user may see it. */
export const Outlet = () => {
  const place = usePlace()
  const facts: RouteFacts = useLive(useService(routeFactsToken))
  const shell = useService(slice('shell'))
  const session = useService(slice('session'))
  const resolution = useMemo(() => resolveRoute(place, facts), [place, facts])
  const isShown = resolution._tag === 'Show'
  useEffect(() => {
    shell.act.arriveAt(place.path)
    if (isShown) session.announceEntry(place.path)()
  }, [shell, session, place, isShown])
  return outcome(resolution)
}
