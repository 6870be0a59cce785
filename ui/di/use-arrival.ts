import { type Arrival, basePath, type RouteQuery } from '@paydeck/core'
import { useEffect, useState } from 'react'
import { port } from './tokens.ts'
import { useService } from './use-service.ts'

const queryOf = (search: string): RouteQuery => new Map(new URLSearchParams(search))

/**
 * Arrivals whose query the page has already applied. An arrival is the URL at which the app was loaded, so each loaded app
 * has exactly one.
 */
const handledArrivals = new WeakSet<Arrival>()

/** Location of the router. `key` is unique for each entry of the history. */
interface Place {
  readonly key: string
  readonly pathname: string
  readonly search: string
}

/**
 * Returns the query of the URL by which the user entered the page. The result stays the same when the page later changes its
 * own URL. After a reload with an open slide, the URL no longer names the slide's item when the page mounts. In this case,
 * returns the query with which the app was loaded.
 */
export const useArrival = ({ key, pathname, search }: Place): RouteQuery => {
  const { arrival: loaded } = useService(port('navigation'))
  const [arrival, setArrival] = useState(() => ({
    key,
    query: !handledArrivals.has(loaded) && loaded.path === `${basePath}${pathname}` ? loaded.query : queryOf(search),
  }))
  useEffect(() => void handledArrivals.add(loaded), [loaded])
  if (arrival.key !== key) setArrival({ key, query: queryOf(search) })
  return arrival.query
}
