import { basePath } from '../../platform/addresses.ts'
import type { Resolution, RouteFacts, RouteLocation, RouteQuery } from '../model.ts'
import { queryKeys, type RouteRow, routes } from '../tables.ts'
import { entryAddress, unauthenticatedEntry } from './entry.ts'
import { guards, noQuery } from './guards.ts'
import { areaOf, matchRoute, type Params, routePath } from './paths.ts'

const unmatched = ({ path, query }: RouteLocation): Resolution => {
  const area = areaOf(path)
  return { _tag: 'Redirect', path: routePath(area.fallback), query: area.keepsQuery ? query : noQuery, problem: null }
}

/** The product that the verification screen is opened for, beside what the path names. */
const paramsOf = (row: RouteRow, params: Params, query: RouteQuery): Params =>
  row.guards.includes('product-named') ? { ...params, product: query.get(queryKeys.product) ?? '' } : params

/**
 * Returns what the app does about a location, for these facts: total over every path, and never a circle (ROUTE-036). A
 * redirect's target is to be resolved again.
 */
export const resolveRoute = (location: RouteLocation, facts: RouteFacts): Resolution => {
  const { path, query } = location
  if (!facts.isAuthenticated) {
    return { _tag: 'Login', address: entryAddress(unauthenticatedEntry(`${basePath}${path}`, query)) }
  }
  const match = matchRoute(path)
  if (match === null) return unmatched(location)
  const row: RouteRow = routes[match.id]
  for (const name of row.guards) {
    const refusal = guards[name]({ ...match, query, facts })
    if (refusal !== null) return refusal
  }
  return { _tag: 'Show', id: match.id, params: paramsOf(row, match.params, query) }
}
