import { encodeText, withQuery } from '../kernel/query.ts'
import { authenticationPaths, basePath } from '../platform/addresses.ts'
import {
  type AreaName,
  type GuardName,
  productNames,
  type RouteLocation,
  type RouteQuery,
  type Resolution,
  type RouteFacts,
  type RouteId,
  type StartQuery,
  type UnauthenticatedEntry,
} from './model.ts'
import {
  areas,
  type AreaRow,
  idExperimentSecret,
  inviteDestination,
  productMissing,
  queryKeys,
  rootPathLength,
  type RouteRow,
  routes,
  settingsRoot,
} from './tables.ts'

type Params = Readonly<Record<string, string>>

const noQuery: RouteQuery = new Map()

const isNonEmpty = (text: string | undefined): text is string => text !== undefined && text !== ''

/** An empty value counts as none (ROUTE-050, ROUTE-065). */
const heldBy = (query: RouteQuery, key: string): string | null => {
  const value = query.get(key)
  return isNonEmpty(value) ? value : null
}

const segmentsOf = (path: string): ReadonlyArray<string> => path.split('/').filter(isNonEmpty)

const isOptional = (part: string): boolean => part.endsWith('?')

const parameterOf = (part: string): string | null =>
  part.startsWith(':') ? part.slice(1, isOptional(part) ? -1 : undefined) : null

/** Total: what is no valid encoding stands for itself. */
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
    // No segment is empty, so one too many matches nothing.
    const part = parts[index] ?? ''
    const name = parameterOf(part)
    if (name === null && part !== segment) return null
    if (name !== null) params[name] = decodeSegment(segment)
  }
  return params
}

/** In the table's order. */
const ids = Object.keys(routes) as ReadonlyArray<RouteId>

/** Returns the route that a path belongs to, for any user; null when there is none. */
export const matchRoute = (path: string): { readonly id: RouteId; readonly params: Params } | null => {
  const segments = segmentsOf(path)
  for (const id of ids) {
    const params = matchPattern(routes[id].path, segments)
    if (params !== null) return { id, params }
  }
  return null
}

/**
 * Returns the in-app path of a route, parameters encoded: a link's target. A parameter that is not given is left out.
 * @__NO_SIDE_EFFECTS__
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

/** The area of a path, by its first segment. */
const areaOf = (path: string): AreaRow => areaRows.find(({ segment }) => segment === segmentsOf(path)[0]) ?? areas.root

/** The routes of one area, in the table's order. */
export const routesOf = (area: AreaName): ReadonlyArray<RouteId> => ids.filter((id) => routes[id].area === area)

const redirect = (path: string, problem: string | null = null): Resolution => ({
  _tag: 'Redirect',
  path,
  query: noQuery,
  problem,
})

const wait = (id: RouteId): Resolution => ({ _tag: 'Wait', id })

const cardsFailed: Resolution = { _tag: 'CardsFailed' }

/** An id that a path cannot carry would make the guards turn in a circle. */
const isAddressable = (id: string): boolean => id !== '' && id !== '.' && id !== '..' && id.isWellFormed()

/** What the card guards decide: stay, go to the first card, or there is no card to go to (ROUTE-041 to ROUTE-044). */
export const cardTarget = (
  ids: ReadonlyArray<string>,
  id: string | null,
): { readonly _tag: 'stay' } | { readonly _tag: 'first'; readonly id: string } | { readonly _tag: 'none' } => {
  const [first] = ids
  if (id !== null) return { _tag: ids.includes(id) ? 'stay' : 'none' }
  return first === undefined ? { _tag: 'none' } : { _tag: 'first', id: first }
}

/** A guard accepts with null, or says what happens instead. */
type Guard = (visit: {
  readonly id: RouteId
  readonly params: Params
  readonly query: RouteQuery
  readonly facts: RouteFacts
}) => Resolution | null

const cardGuard: Guard = ({ id, params, facts }) => {
  if (!facts.cards.initialised) return wait(id)
  const target = cardTarget(facts.cards.ids.filter(isAddressable), params['id'] ?? null)
  if (target._tag === 'stay') return null
  if (target._tag === 'none' && facts.cards.failed) return cardsFailed
  return redirect(target._tag === 'first' ? routePath('card', { id: target.id }) : routePath('card-get-started'))
}

/** As the card guard; here an unknown id goes to the first card (ROUTE-045 to ROUTE-047). */
const settingsCardGuard: Guard = ({ id, params, facts }) => {
  if (!facts.cards.initialised) return wait(id)
  const ids = facts.cards.ids.filter(isAddressable)
  const known = cardTarget(ids, params['id'] ?? null)
  const target = known._tag === 'none' ? cardTarget(ids, null) : known
  if (target._tag === 'stay') return null
  if (target._tag === 'none' && facts.cards.failed) return cardsFailed
  return redirect(
    target._tag === 'first' ? routePath('settings-card-details', { id: target.id }) : routePath('settings-profile'),
  )
}

/** The first check of the route that applies leads elsewhere (BILL-015 to BILL-031). */
const billsGuard: Guard = ({ id, params, facts: { bills } }) => {
  if (bills === null) return wait(id)
  const bill = params['id']
  const payable = bills.payableIds.some((one) => one === (bill ?? one))
  const known = { ...bills, payable }
  const target = bills.checks[id]?.find(([fact, is]) => known[fact] === is)?.[2]
  return target === undefined ? null : redirect(routePath(target))
}

/** With the access the browser leaves the app for the page of the same path at the site's root (ROUTE-029). */
const leavesFor =
  (id: RouteId, isAllowed: (facts: RouteFacts) => boolean): Guard =>
  ({ facts }) =>
    isAllowed(facts) ? { _tag: 'Leave', address: routePath(id) } : redirect(routePath('home'))

const guards: Readonly<Record<GuardName, Guard>> = {
  card: cardGuard,
  'settings-card': settingsCardGuard,
  payouts: ({ facts }) => (facts.payoutsEnabled ? null : redirect(settingsRoot)),
  'product-named': ({ query }) =>
    productNames.some((name) => name === query.get(queryKeys.product))
      ? null
      : redirect(routePath('home'), productMissing),
  'mobile-only': ({ facts }) => (facts.isDesktop ? redirect(routePath('settings-profile')) : null),
  'development-only': ({ facts }) => (facts.isDevelopment ? null : redirect(routePath('home'))),
  facade: leavesFor('util-dashboard', (facts) => facts.hasFacadeAccess),
  merchant: leavesFor('business', (facts) => facts.hasMerchantAccess),
  bills: billsGuard,
}

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

/** The in-app path of a browser path; "/" for the root and for whatever lies outside the base path. */
export const inAppPath = (browserPath: string): string =>
  browserPath.startsWith(`${basePath}/`) ? browserPath.slice(basePath.length) : '/'

/** The address of the login flow, with the way back (ROUTE-057). */
export const loginAddress = (returnAddress: string, destination: UnauthenticatedEntry['destination'] = null): string =>
  withQuery(authenticationPaths.login, [
    ['redirect', returnAddress],
    ...(destination === null ? [] : [['destination', destination] as const]),
  ])

/** The address of the login flow for an entry without a session. */
export const entryAddress = (entry: UnauthenticatedEntry): string =>
  loginAddress(entry.returnAddress, entry.destination)

const isDots = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment)

/**
 * Whether a browser keeps to the base path when it is sent there. Browsers read a backslash as a slash, drop tabs and
 * line breaks, and resolve dot segments, encoded or not.
 */
const isInsideBase = (path: string): boolean =>
  path.startsWith(`${basePath}/`) && !/[\\\p{Cc}]/u.test(path) && !path.split(/[/?#]/).some(isDots)

const homeAddress = `${basePath}${routes.home.path}`

/**
 * How an entry without a session is met: an invite wins, then the path, then home. The way back holds the query, so
 * that a deep link survives the login; an email address is only for an invite (ROUTE-067).
 * @param path the browser's path, base path included
 */
export const unauthenticatedEntry = (path: string, query: RouteQuery): UnauthenticatedEntry => {
  const invite = heldBy(query, queryKeys.invite)
  const email = query.get(queryKeys.email)
  if (invite !== null) {
    const carried = [[queryKeys.invite, invite] as const]
    const returnAddress = withQuery(basePath, email === undefined ? carried : [...carried, [queryKeys.email, email]])
    return { kind: 'invite-login', returnAddress, destination: inviteDestination }
  }
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path
  if (trimmed.length <= rootPathLength) return { kind: 'home', returnAddress: homeAddress, destination: null }
  const returnAddress = isInsideBase(trimmed)
    ? withQuery(
        trimmed,
        [...query].filter(([key]) => key !== queryKeys.email),
      )
    : homeAddress
  return { kind: 'path-login', returnAddress, destination: null }
}

/** Reads the query of the page load once (ROUTE-063, ROUTE-066 to ROUTE-070). */
export const startQuery = (query: RouteQuery): StartQuery => ({
  oid: heldBy(query, queryKeys.oid),
  invite: heldBy(query, queryKeys.invite),
  email: query.get(queryKeys.email) ?? null,
  idExperiment: query.get(queryKeys.secret) === idExperimentSecret,
  hiddenCurrencies: query.has(queryKeys.hiddenCurrencies),
  isWallet: query.get(queryKeys.isWallet) === 'true',
})
