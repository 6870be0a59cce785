export { cardTarget } from './guards.ts'
export { entryAddress, loginAddress, startQuery, unauthenticatedEntry } from './entry.ts'
export { inAppPath, matchRoute, routePath, routesOf } from './paths.ts'
export { resolveRoute } from './resolution.ts'
