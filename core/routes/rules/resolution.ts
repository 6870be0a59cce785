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

/**
 * Returns the parameters of a visit, which are in the path. For the verification screen, also returns `product` from the
 * query.
 */
const paramsOf = (row: RouteRow, params: Params, query: RouteQuery): Params =>
  row.guards.includes('product-named') ? { ...params, product: query.get(queryKeys.product) ?? '' } : params

/**
 * Resolves a location from the facts. Works for every path and never redirects in a circle (ROUTE-036). The caller resolves
 * the target of a redirect in turn.
 * @example
 * const home = { path: '/home', query: new Map() }
 * resolveRoute(home, { isAuthenticated: true }) // { _tag: 'Show', id: 'home', params: {} }
 * resolveRoute(home, { isAuthenticated: false })._tag // 'Login'
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
