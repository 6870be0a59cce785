/** Every route of the app. The specification's own names are in `routeNames`: two areas have one named "home". */
export const routeIds = [
  'home',
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
/** Unique in the whole app, unlike the specification's names. */
export type RouteId = (typeof routeIds)[number]

/** A group of routes that share a first segment and a fallback. */
export const areaNames = ['root', 'bill-pay', 'card', 'verification', 'settings'] as const
/** By the first segment; "root" is everything else. */
export type AreaName = (typeof areaNames)[number]

/** What a route may ask before it shows (ROUTE-037). */
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
/** One of `guardNames`. */
export type GuardName = (typeof guardNames)[number]

/** The decoded query; of a repeated key the last value counts. */
export type RouteQuery = ReadonlyMap<string, string>

/** A place in the app: the path without the base path ("/card/7") and the query. */
export interface RouteLocation {
  readonly path: string
  readonly query: RouteQuery
}

/** What the guards of Bill Pay know of the user, as the routes name it; `payable` is whether there is something to pay on a route. */
type BillFact = 'verified' | 'available' | 'connected' | 'hasBills' | 'payable'

/** A user for whom the fact is so is led to the route. */
export type BillCheck = readonly [fact: BillFact, is: boolean, to: RouteId]

/** The checks of each route in their order: the first that applies decides. */
export type BillChecks = Readonly<Partial<Record<RouteId, ReadonlyArray<BillCheck>>>>

/** What the guards of Bill Pay ask. */
export interface BillFacts {
  /** The table of the guards: it comes with what it asks, since no other page needs it. */
  readonly checks: BillChecks
  /** Shopper tier 1 is approved. */
  readonly verified: boolean
  readonly available: boolean
  /** There is a user at the bill provider. */
  readonly connected: boolean
  readonly hasBills: boolean
  /** Ids of the bills that can be paid. */
  readonly payableIds: ReadonlyArray<string>
}

/** Everything that guards ask about the user and the app, as data. */
export interface RouteFacts {
  readonly isAuthenticated: boolean
  /** The width is that of a desktop (SHELL-038). */
  readonly isDesktop: boolean
  /** This is a development build (ROUTE-034). */
  readonly isDevelopment: boolean
  /**
   * Ids of the cards that the user has, in their order; not initialised until the first list has come (ROUTE-049). Failed:
   * the last load of the list failed, so the user may have other cards.
   */
  readonly cards: { readonly initialised: boolean; readonly failed: boolean; readonly ids: ReadonlyArray<string> }
  /** null until the initial load of Bill Pay has come (BILL-008). */
  readonly bills: BillFacts | null
  readonly payoutsEnabled: boolean
  readonly hasMerchantAccess: boolean
  readonly hasFacadeAccess: boolean
}

/** What the app does about a location. */
export type Resolution =
  /** Shows a screen. `params` holds what the path or a needed query parameter names. */
  | { readonly _tag: 'Show'; readonly id: RouteId; readonly params: Readonly<Record<string, string>> }
  /** Goes on to another location, replacing this one. `problem` is for the log (ROUTE-016). */
  | { readonly _tag: 'Redirect'; readonly path: string; readonly query: RouteQuery; readonly problem: string | null }
  /** Leaves the app with a full navigation to a same-origin path (ROUTE-029). */
  | { readonly _tag: 'Leave'; readonly address: string }
  /** Cannot say yet: ask again when the facts change (ROUTE-049, BILL-008). */
  | { readonly _tag: 'Wait'; readonly id: RouteId }
  /** Says that the cards could not be loaded, and offers to load them again (ROUTE-049). */
  | { readonly _tag: 'CardsFailed' }
  /** Leaves for the login flow (ROUTE-037). */
  | { readonly _tag: 'Login'; readonly address: string }

/** How an entry without a session is met (ROUTE-050 to ROUTE-056). */
export interface UnauthenticatedEntry {
  readonly kind: 'invite-login' | 'path-login' | 'home'
  /** Where the login flow sends the user afterwards: always inside the base path. */
  readonly returnAddress: string
  readonly destination: 'payoutInvite' | null
}

/** What the query said when the app was loaded; kept for the page load (ROUTE-063 to ROUTE-070). */
export interface StartQuery {
  /** Affiliate or referral id, never empty. */
  readonly oid: string | null
  /** Payouts invite token, never empty (RECV-105). */
  readonly invite: string | null
  readonly email: string | null
  readonly idExperiment: boolean
  readonly hiddenCurrencies: boolean
  readonly isWallet: boolean
}

/** The two products that a user may apply for, by the provider's names (VERIF-014). */
export const productNames = ['individualShopperTier1', 'payoutsRecipient'] as const
/** Name of a product that a user may apply for. */
export type ProductName = (typeof productNames)[number]
