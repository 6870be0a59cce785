/**
 * Routes of the app, their paths, and the guards that decide if a route opens.
 * @module @paydeck/core/routes
 */
export * from './model.ts'
export {
  cardTarget,
  entryAddress,
  inAppPath,
  loginAddress,
  matchRoute,
  resolveRoute,
  routePath,
  routesOf,
  startQuery,
  unauthenticatedEntry,
} from './rules/index.ts'
export { type AreaRow, areas, queryKeys, routeNames, type RouteRow, routes } from './tables.ts'
