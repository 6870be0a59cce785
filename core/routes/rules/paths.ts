import { encodeText } from '../../kernel/query.ts'
import { basePath } from '../../platform/addresses.ts'
import type { AreaName, RouteId } from '../model.ts'
import { type AreaRow, areas, routes } from '../tables.ts'

/** Decoded parameters of a route by name. */
export type Params = Readonly<Record<string, string>>

/** True if a text is present and not empty. */
export const isNonEmpty = (text: string | undefined): text is string => text !== undefined && text !== ''

const segmentsOf = (path: string): ReadonlyArray<string> => path.split('/').filter(isNonEmpty)

const isOptional = (part: string): boolean => part.endsWith('?')

const parameterOf = (part: string): string | null =>
  part.startsWith(':') ? part.slice(1, isOptional(part) ? -1 : undefined) : null

/** Decodes a segment. Returns the segment itself if its encoding is invalid. */
const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const matchPattern = (pattern: string, segments: ReadonlyArray<string>): Params | null => {
  const parts = segmentsOf(pattern)
  const needed = parts.filter((part) => !isOptional(part)).length
  if (segments.length < needed) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    // If the pattern has no part at this index, the empty text matches no segment, since segments are never empty.
    const part = parts[index] ?? ''
    const name = parameterOf(part)
    if (name === null && part !== segment) return null
    if (name !== null) params[name] = decodeSegment(segment)
  }
  return params
}

/** Paths of routes by id, in the order of matching. */
type PathTable = Readonly<Record<RouteId, { readonly path: string }>>

const idsOf = (table: PathTable): ReadonlyArray<RouteId> => Object.keys(table) as ReadonlyArray<RouteId>

/**
 * Returns the route that matches a path, whether or not the user may open the route. Null if no route matches.
 * @example
 * matchRoute('/card/7') // { id: 'card', params: { id: '7' } }
 * matchRoute('/nothing/here') // null
 */
export const matchRoute = (
  path: string,
  table: PathTable = routes,
): { readonly id: RouteId; readonly params: Params } | null => {
  const segments = segmentsOf(path)
  for (const id of idsOf(table)) {
    const params = matchPattern(table[id].path, segments)
    if (params !== null) return { id, params }
  }
  return null
}

/**
 * Returns the in-app path of a route, with encoded parameters. Leaves out parameters that are not given.
 * @__NO_SIDE_EFFECTS__
 * @example
 * routePath('card', { id: 'a b' }) // '/card/a%20b'
 */
export const routePath = (id: RouteId, params: Params = {}): string =>
  `/${segmentsOf(routes[id].path)
    .map((part) => {
      const name = parameterOf(part)
      return name === null ? part : encodeText(params[name] ?? '')
    })
    .filter(isNonEmpty)
    .join('/')}`

const areaRows: ReadonlyArray<AreaRow> = Object.values<AreaRow>(areas)

/** Returns the area of a path, by its first segment. */
export const areaOf = (path: string): AreaRow =>
  areaRows.find(({ segment }) => segment === segmentsOf(path)[0]) ?? areas.root

/**
 * Returns the routes of an area, in the order of the table.
 * @example
 * routesOf('verification') // ['verification-get-started']
 */
export const routesOf = (area: AreaName): ReadonlyArray<RouteId> =>
  idsOf(routes).filter((id) => routes[id].area === area)

/**
 * Returns the in-app path of a browser path. "/" for the root and for paths outside the base path.
 * @example
 * inAppPath('/id/card/7') // '/card/7'
 * inAppPath('/elsewhere') // '/'
 */
export const inAppPath = (browserPath: string): string =>
  browserPath.startsWith(`${basePath}/`) ? browserPath.slice(basePath.length) : '/'
