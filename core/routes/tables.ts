import { basePath } from '../platform/addresses.ts'
import type { AreaName, GuardName, RouteId } from './model.ts'

/** Properties of a route. */
export interface RouteRow {
  readonly area: AreaName
  /** Segments; ":id" is a required parameter, ":id?" an optional parameter. */
  readonly path: string
  /** Guards in the order in which they run, after the session guard (ROUTE-037). */
  readonly guards: ReadonlyArray<GuardName>
}

/** Routes in the order of matching: fixed segments before parameters (ROUTE-011). */
export const routes = {
  home: { area: 'root', path: '/home', guards: [] },
  activity: { area: 'root', path: '/activity', guards: [] },
  statements: { area: 'root', path: '/activity/statements', guards: [] },
  'bill-pay-home': { area: 'bill-pay', path: '/bill-pay', guards: ['bills'] },
  'bill-pay-add': { area: 'bill-pay', path: '/bill-pay/add', guards: ['bills'] },
  'bill-pay-connect': { area: 'bill-pay', path: '/bill-pay/connect', guards: ['bills'] },
  'bill-pay-pay': { area: 'bill-pay', path: '/bill-pay/pay/:id?', guards: ['bills'] },
  'bill-pay-verify': { area: 'bill-pay', path: '/bill-pay/verify', guards: ['bills'] },
  'bill-pay-wait-list': { area: 'bill-pay', path: '/bill-pay/wait-list', guards: ['bills'] },
  'card-home': { area: 'card', path: '/card', guards: ['card'] },
  'card-get-started': { area: 'card', path: '/card/get-started', guards: [] },
  card: { area: 'card', path: '/card/:id', guards: ['card'] },
  'verification-get-started': { area: 'verification', path: '/verification/get-started', guards: ['product-named'] },
  crypto: { area: 'root', path: '/crypto-payments', guards: [] },
  'settings-hub': { area: 'settings', path: '/settings', guards: ['mobile-only'] },
  'settings-profile': { area: 'settings', path: '/settings/profile', guards: [] },
  'settings-security': { area: 'settings', path: '/settings/security', guards: [] },
  'settings-card-home': { area: 'settings', path: '/settings/card', guards: ['settings-card'] },
  'settings-card-details': { area: 'settings', path: '/settings/card/:id', guards: ['settings-card'] },
  'settings-receiving-addresses': { area: 'settings', path: '/settings/receiving-addresses', guards: ['payouts'] },
  'util-dashboard': { area: 'root', path: '/utils-dashboard', guards: ['facade'] },
  business: { area: 'root', path: '/dashboard', guards: ['merchant'] },
  dev: { area: 'root', path: '/dev', guards: ['development-only'] },
} as const satisfies Record<RouteId, RouteRow>

/** Names of the routes in the specification, unique within an area. */
export const routeNames = {
  home: 'home',
  activity: 'activity',
  statements: 'statements',
  'bill-pay-home': 'home',
  'bill-pay-add': 'add',
  'bill-pay-connect': 'connect',
  'bill-pay-pay': 'pay',
  'bill-pay-verify': 'verify',
  'bill-pay-wait-list': 'wait-list',
  'card-home': 'cardHome',
  'card-get-started': 'get-started',
  card: 'card',
  'verification-get-started': 'verification-get-started',
  crypto: 'crypto',
  'settings-hub': 'settings-hub',
  'settings-profile': 'settings-profile',
  'settings-security': 'settings-security',
  'settings-card-home': 'settings-card-home',
  'settings-card-details': 'settings-card-details',
  'settings-receiving-addresses': 'settings-receiving-addresses',
  'util-dashboard': 'Util Dashboard',
  business: 'Switch to Business',
  dev: 'dev',
} as const satisfies Record<RouteId, string>

/** Properties of an area. */
export interface AreaRow {
  /** First segment of the area's paths. Null for the area of all paths that belong to no other area. */
  readonly segment: string | null
  /** Route for paths of the area that match no route. */
  readonly fallback: RouteId
  /** True if the fallback keeps the query (ROUTE-018). */
  readonly keepsQuery: boolean
}

/** Areas. Only verification keeps the query of an unknown path (ROUTE-018). */
export const areas = {
  root: { segment: null, fallback: 'home', keepsQuery: false },
  'bill-pay': { segment: 'bill-pay', fallback: 'bill-pay-home', keepsQuery: false },
  card: { segment: 'card', fallback: 'card-get-started', keepsQuery: false },
  verification: { segment: 'verification', fallback: 'verification-get-started', keepsQuery: true },
  settings: { segment: 'settings', fallback: 'settings-profile', keepsQuery: false },
} as const satisfies Record<AreaName, AreaRow>

/** Path to which the payouts guard redirects. There, the width of the viewport decides which page is shown (ROUTE-039). */
export const settingsRoot = '/settings/'

/** Query parameters of the app. */
export const queryKeys = {
  oid: 'oid',
  invite: 'accept-invite-payload',
  email: 'email',
  secret: 'secret',
  hiddenCurrencies: 'hidden-currencies',
  isWallet: 'isWallet',
  product: 'apply',
} as const

/** Value of "secret" that turns the experiment on (ROUTE-068). */
export const idExperimentSecret = 'bpa'

export const inviteDestination = 'payoutInvite'

/** Maximum length of a browser path that counts as the root of the app (ROUTE-055). */
export const rootPathLength = basePath.length

/** Log message for the verification screen without a known product (ROUTE-016, ROUTE-018). */
export const productMissing = 'The verification screen was opened without a product: the query has no known "apply"'
