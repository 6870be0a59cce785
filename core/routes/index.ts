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
} from './rules.ts'
export { areas, type AreaRow, queryKeys, routeNames, type RouteRow, routes } from './tables.ts'
