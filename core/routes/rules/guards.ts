import {
  type GuardName,
  productNames,
  type Resolution,
  type RouteFacts,
  type RouteId,
  type RouteQuery,
} from '../model.ts'
import { productMissing, queryKeys, settingsRoot } from '../tables.ts'
import { type Params, routePath } from './paths.ts'

/** Empty query, for redirects that drop the query of the location. */
export const noQuery: RouteQuery = new Map()

const redirect = (path: string, problem: string | null = null): Resolution => ({
  _tag: 'Redirect',
  path,
  query: noQuery,
  problem,
})

const wait = (id: RouteId): Resolution => ({ _tag: 'Wait', id })

const cardsFailed: Resolution = { _tag: 'CardsFailed' }

/** True if a path can contain the id. Other ids would make the guards redirect in a circle. */
const isAddressable = (id: string): boolean => id !== '' && id !== '.' && id !== '..' && id.isWellFormed()

/**
 * Returns the target of the card guards: 'stay' for a known id, 'first' without an id, 'none' for an unknown id or if there
 * are no cards (ROUTE-041 to ROUTE-044).
 * @example
 * cardTarget(['a', 'b'], null) // { _tag: 'first', id: 'a' }
 * cardTarget(['a', 'b'], 'c') // { _tag: 'none' }
 */
export const cardTarget = (
  ids: ReadonlyArray<string>,
  id: string | null,
): { readonly _tag: 'stay' } | { readonly _tag: 'first'; readonly id: string } | { readonly _tag: 'none' } => {
  const [first] = ids
  if (id !== null) return { _tag: ids.includes(id) ? 'stay' : 'none' }
  return first === undefined ? { _tag: 'none' } : { _tag: 'first', id: first }
}

/** Checks a visit. Returns null to accept the visit, or the resolution that replaces it. */
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

/** Guard of the card settings: redirects an unknown id to the first card (ROUTE-045 to ROUTE-047). */
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

/** Guard of Bill Pay. The first check that applies determines the target of the redirect (BILL-015 to BILL-031). */
const billsGuard: Guard = ({ id, params, facts: { bills } }) => {
  if (bills === null) return wait(id)
  const bill = params['id']
  const payable = bills.payableIds.some((one) => one === (bill ?? one))
  const known = { ...bills, payable }
  const target = bills.checks[id]?.find(([fact, is]) => known[fact] === is)?.[2]
  return target === undefined ? null : redirect(routePath(target))
}

/**
 * Guard of a route that stands for a page outside the app. If the user may open the page, the browser leaves the app for the
 * route's path at the root of the site (ROUTE-029). Any other user is redirected to home.
 */
const leavesFor =
  (id: RouteId, isAllowed: (facts: RouteFacts) => boolean): Guard =>
  ({ facts }) =>
    isAllowed(facts) ? { _tag: 'Leave', address: routePath(id) } : redirect(routePath('home'))

/** Guards by name. */
export const guards: Readonly<Record<GuardName, Guard>> = {
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
