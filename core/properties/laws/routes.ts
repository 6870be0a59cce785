import { type RouteTables, routeTables } from '../../tables/routes.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { distinctLaw, eachRow, rowsOf } from './columns.ts'

const segmentsOf = (path: string): ReadonlyArray<string> => path.split('/').slice(1)

/** True if every path of the later route is also a path of the earlier one, so that the later one is never found. */
const covers = (earlier: string, later: string): boolean => {
  const [one, other] = [segmentsOf(earlier), segmentsOf(later)]
  return one.length === other.length && one.every((segment, at) => segment.startsWith(':') || segment === other[at])
}

/** Laws of every set of route tables. */
export const routeTableLaws = (tables: RouteTables = routeTables): ReadonlyArray<Law> => {
  const { areas, routes, routeNames, queryKeys } = tables
  const ids = Object.keys(routes)
  const others = Object.values(areas).flatMap(({ segment }) => segment ?? [])
  return [
    eachRow('A path consists of lower-case segments, and only its last segment is a parameter.', routes, ({ path }) =>
      /^(\/[a-z-]+)+(\/:id\??)?$/.test(path),
    ),
    eachRow('A path begins with the segment of its area (ROUTE-018).', routes, ({ area, path }) => {
      const [first = ''] = segmentsOf(path)
      return areas[area].segment === null ? !others.includes(first) : areas[area].segment === first
    }),
    distinctLaw('No two routes have the same path.', routes, ({ path }) => path),
    law('No route is hidden by an earlier route (ROUTE-011).', () => {
      const rows = rowsOf(routes)
      const hidden = rows.filter(([, { path }], at) => rows.slice(0, at).some(([, row]) => covers(row.path, path)))
      mustEqual(
        hidden.map(([id]) => id),
        [],
        'the hidden routes',
      )
    }),
    eachRow('Guards of a route occur once.', routes, ({ guards }) => new Set(guards).size === guards.length),
    eachRow(
      'An area has a segment of its own, except one area that takes all other paths.',
      areas,
      ({ segment }, area) => (segment === null ? others.length === Object.keys(areas).length - 1 : area === segment),
    ),
    eachRow(
      'The fallback of an area is a route of the area without a parameter (ROUTE-036).',
      areas,
      ({ fallback }, area) => routes[fallback].area === area && !routes[fallback].path.includes(':'),
    ),
    eachRow(
      'A fallback has no guard, or the guard of each route in its area (ROUTE-036).',
      areas,
      ({ fallback }, area) =>
        routes[fallback].guards.every((guard) =>
          Object.values(routes).every((row) => row.area !== area || row.guards.includes(guard)),
        ),
    ),
    eachRow(
      'An area keeps the query if and only if its fallback needs a parameter of the query (ROUTE-018).',
      areas,
      (row) => row.keepsQuery === routes[row.fallback].guards.includes('product-named'),
    ),
    eachRow('No two routes of an area have the same name.', routeNames, (name, id) =>
      ids.every(
        (other) =>
          other === id ||
          routes[other as keyof typeof routes].area !== routes[id as keyof typeof routes].area ||
          routeNames[other as keyof typeof routes] !== name,
      ),
    ),
    distinctLaw('No two query parameters have the same name.', queryKeys, String),
  ]
}
