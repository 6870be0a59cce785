import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import { type RouteId, routePath } from '../routes/index.ts'
import type { Feature } from '../session/index.ts'
import type { MenuName, NavigationName, NavigationTarget } from './model.ts'

/** Least width of a desktop, in CSS pixels (SHELL-038, LIM-012). */
export const desktopBreakpoint = limit('desktop breakpoint', 768)

/** Largest width of a modal that is not full screen, in CSS pixels (SHELL-051, LIM-012). */
export const modalMaxWidth = limit('modal width', 620)

/** Delay between header and page outlet during the entrance (SHELL-019). */
export const entranceOutlet = delay('entrance outlet', 400)

/** An entry of the navigation. */
export interface NavigationRow {
  readonly label: string
  readonly target: NavigationTarget
  /** Feature that a user needs to see the entry; null: none. */
  readonly feature: Feature | null
}

const route = (id: RouteId): NavigationTarget => ({ kind: 'route', path: routePath(id) })

/** All entries. `menus` assigns them. */
export const navigation = {
  home: { label: 'Home', target: route('home'), feature: null },
  'bill-pay': { label: 'Pay Bills', target: route('bill-pay-home'), feature: null },
  card: { label: 'Card', target: route('card-home'), feature: null },
  crypto: { label: 'Crypto Payments', target: route('crypto'), feature: null },
  settings: { label: 'Settings', target: route('settings-hub'), feature: null },
  'business-switch': { label: 'Switch to Business', target: route('business'), feature: 'business-switch' },
  'util-dashboard': { label: 'Util Dashboard', target: route('util-dashboard'), feature: 'util-dashboard' },
  help: { label: 'Help & Support', target: { kind: 'external', page: 'support' }, feature: null },
  'sign-out': { label: 'Sign Out', target: { kind: 'sign-out' }, feature: null },
} as const satisfies Record<NavigationName, NavigationRow>

/** Entries of each menu, in order (SHELL-025 to SHELL-027, SHELL-035). */
export const menus = {
  tabs: ['home', 'bill-pay', 'card', 'crypto'],
  mobile: ['home', 'bill-pay', 'card', 'crypto', 'settings'],
  user: ['settings', 'business-switch', 'util-dashboard', 'help', 'sign-out'],
} as const satisfies Record<MenuName, ReadonlyArray<NavigationName>>

/** Texts of wallet mode (SHELL-012 to SHELL-014). */
export const wallet = { masthead: 'Card', lastFourDigits: '1234', body: 'Wallet' } as const

/** Texts in place of the spinner after a failed initialisation (SHELL-020). */
export const initialisationFailure = { text: 'Something went wrong.', action: 'Try Again' } as const
