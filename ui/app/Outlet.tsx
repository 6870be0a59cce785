import { type RouteFacts, type RouteLocation, resolveRoute, type Resolution } from '@paydeck/core'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { port, routeFactsToken, slice } from '../di/tokens.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { Failed } from '../kit/Failed.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import type { Screen } from './screen.ts'
import { loadScreen, screenIfLoaded } from './screens.ts'
import { useScroll } from './use-scroll.ts'

/** In-app path and query of the present place. */
const usePlace = (): RouteLocation => {
  const { pathname, search } = useLocation()
  return useMemo(() => ({ path: pathname, query: new Map(new URLSearchParams(search)) }), [pathname, search])
}

const searchOf = (query: RouteLocation['query']): string => {
  const text = new URLSearchParams([...query]).toString()
  return text === '' ? '' : `?${text}`
}

type Shown = Extract<Resolution, { _tag: 'Show' }>

/** Shows the screen of a route, at once when its code is there. */
const ScreenOutlet = ({ id, params }: Pick<Shown, 'id' | 'params'>) => {
  const [attempt, setAttempt] = useState(0)
  const [arrived, setArrived] = useState<{ readonly id: string; readonly screen: Screen | 'failed' } | null>(null)
  const found = screenIfLoaded(id) ?? (arrived?.id === id ? arrived.screen : null)
  useScroll(found !== null)
  useEffect(() => {
    if (screenIfLoaded(id) !== null) return
    let current = true
    const arrive = (screen: Screen | 'failed'): void => {
      if (current) setArrived({ id, screen })
    }
    loadScreen(id).then(arrive, () => arrive('failed'))
    return () => {
      current = false
    }
  }, [id, attempt])
  if (found === null) return <Skeleton shape="heading" />
  if (found === 'failed') {
    const again = () => {
      setArrived(null)
      setAttempt(attempt + 1)
    }
    return <Failed text="This page could not be loaded. Check your connection, then try again." onRetry={again} />
  }
  const ShownScreen = found
  return <ShownScreen key={id} id={id} params={params} />
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
    case 'Show':
      return <ScreenOutlet id={resolution.id} params={resolution.params} />
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
