import type { AreaName, RouteId } from '../routes/index.ts'
import { type AreaRow, areas, queryKeys, routeNames, type RouteRow, routes, settingsRoot } from '../routes/tables.ts'

/** Rule tables of the routes. */
export interface RouteTables {
  /** Area, path and guards of each route, in the order of matching. */
  readonly routes: Readonly<Record<RouteId, RouteRow>>
  /** Names of the routes in the specification, unique within an area. */
  readonly routeNames: Readonly<Record<RouteId, string>>
  /** First path segment and fallback of each area. */
  readonly areas: Readonly<Record<AreaName, AreaRow>>
  /** Path to which the payouts guard redirects (ROUTE-039). */
  readonly settingsRoot: string
  /** Query parameters of the app. */
  readonly queryKeys: Readonly<Record<keyof typeof queryKeys, string>>
}

/** The rule tables of routes that Paydeck uses. */
export const routeTables: RouteTables = { routes, routeNames, areas, settingsRoot, queryKeys }
