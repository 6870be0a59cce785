/** Every route of the app. `routeNames` has the specification's names, which are not unique: two areas have a "home". */
export const routeIds = [
  'home',
  'activity',
  'statements',
  'bill-pay-home',
  'bill-pay-add',
  'bill-pay-connect',
  'bill-pay-pay',
  'bill-pay-verify',
  'bill-pay-wait-list',
  'card-home',
  'card-get-started',
  'card',
  'verification-get-started',
  'crypto',
  'settings-hub',
  'settings-profile',
  'settings-security',
  'settings-card-home',
  'settings-card-details',
  'settings-receiving-addresses',
  'util-dashboard',
  'business',
  'dev',
] as const
/** Id of a route, unique in the app. */
export type RouteId = (typeof routeIds)[number]

/** Names of the areas. An area is a group of routes with the same first path segment and the same fallback. */
export const areaNames = ['root', 'bill-pay', 'card', 'verification', 'settings'] as const
/** Name of an area. Paths whose first segment belongs to no other area are in "root". */
export type AreaName = (typeof areaNames)[number]

/** Conditions that a route may require (ROUTE-037). */
export const guardNames = [
  'card',
  'settings-card',
  'payouts',
  'product-named',
  'mobile-only',
  'development-only',
  'facade',
  'merchant',
  'bills',
] as const
/** Name of a guard. */
export type GuardName = (typeof guardNames)[number]

/** The decoded query. If a key is repeated, its last value applies. */
export type RouteQuery = ReadonlyMap<string, string>

/** A location in the app: the path without the base path ("/card/7"), and the query. */
export interface RouteLocation {
  readonly path: string
  readonly query: RouteQuery
}

/**
 * Facts of Bill Pay that its guards check. `payable` means that the bill in the path can be paid. If the path contains no
 * bill, `payable` means that at least one bill can be paid.
 */
type BillFact = 'verified' | 'available' | 'connected' | 'hasBills' | 'payable'

/** Check of a guard: if the fact has the value `is`, the guard redirects to the route `to`. */
export type BillCheck = readonly [fact: BillFact, is: boolean, to: RouteId]

/** Checks of each route, in order. The first check that applies decides. */
export type BillChecks = Readonly<Partial<Record<RouteId, ReadonlyArray<BillCheck>>>>

/** Facts about Bill Pay for its guards. */
export interface BillFacts {
  /** Checks of the guards, by route. The table is passed with the facts, so that only pages of Bill Pay load it. */
  readonly checks: BillChecks
  /** True if shopper tier 1 is approved. */
  readonly verified: boolean
  readonly available: boolean
  /** True if the user is registered with the bill provider. */
  readonly connected: boolean
  readonly hasBills: boolean
  /** Ids of the bills that can be paid. */
  readonly payableIds: ReadonlyArray<string>
}

/** Facts about the user and the app for the guards. */
export interface RouteFacts {
  readonly isAuthenticated: boolean
  /** True if the viewport is as wide as on a desktop (SHELL-038). */
  readonly isDesktop: boolean
  /** True in a development build (ROUTE-034). */
  readonly isDevelopment: boolean
  /**
   * Ids of the user's cards, in order. `initialised` becomes true when the first load has succeeded or failed (ROUTE-049).
   * `failed` is true if the last load failed, so that cards may be missing from `ids`.
   */
  readonly cards: { readonly initialised: boolean; readonly failed: boolean; readonly ids: ReadonlyArray<string> }
  /** Null until the first load of Bill Pay (BILL-008). */
  readonly bills: BillFacts | null
  readonly payoutsEnabled: boolean
  readonly hasMerchantAccess: boolean
  readonly hasFacadeAccess: boolean
}

/** Result of resolving a location to a screen. */
export type Resolution =
  /** Shows a screen. `params` holds values of the path, or of a required query parameter. */
  | { readonly _tag: 'Show'; readonly id: RouteId; readonly params: Readonly<Record<string, string>> }
  /** Replaces the location with another location. `problem` is a message for the log, or null (ROUTE-016). */
  | { readonly _tag: 'Redirect'; readonly path: string; readonly query: RouteQuery; readonly problem: string | null }
  /** Leaves the app for a path of the same origin (ROUTE-029). */
  | { readonly _tag: 'Leave'; readonly address: string }
  /**
   * The result depends on facts that are not loaded yet. The caller resolves again when the facts change (ROUTE-049,
   * BILL-008).
   */
  | { readonly _tag: 'Wait'; readonly id: RouteId }
  /** Shows that the cards could not be loaded, with a button to retry (ROUTE-049). */
  | { readonly _tag: 'CardsFailed' }
  /** Leaves the app for the login page (ROUTE-037). */
  | { readonly _tag: 'Login'; readonly address: string }

/** Result of opening the app without a session (ROUTE-050 to ROUTE-056). */
export interface UnauthenticatedEntry {
  readonly kind: 'invite-login' | 'path-login' | 'home'
  /** Path to which the login page returns the user, always inside the base path. */
  readonly returnAddress: string
  readonly destination: 'payoutInvite' | null
}

/** Values of the query at the start of the app. They stay the same until the page is reloaded (ROUTE-063 to ROUTE-070). */
export interface StartQuery {
  /** Affiliate or referral id, never empty; null if there is none. */
  readonly oid: string | null
  /** Payouts invite token, never empty (RECV-105); null if there is none. */
  readonly invite: string | null
  readonly email: string | null
  readonly idExperiment: boolean
  readonly hiddenCurrencies: boolean
  readonly isWallet: boolean
}

/** Products that a user may apply for, by the provider's names (VERIF-014). */
export const productNames = ['individualShopperTier1', 'payoutsRecipient'] as const
/** Name of a product that a user may apply for. */
export type ProductName = (typeof productNames)[number]
