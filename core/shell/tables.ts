import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import { type RouteId, routePath } from '../routes/index.ts'
import type { Feature } from '../session/index.ts'
import type { MenuName, NavigationName, NavigationTarget } from './model.ts'
import { navigationTexts, walletTexts } from './texts.ts'

/** Minimum width of a desktop, in CSS pixels (SHELL-038, LIM-012). */
export const desktopBreakpoint = limit('desktop breakpoint', 768)

/** Maximum width of a modal that is not full screen, in CSS pixels (SHELL-051, LIM-012). */
export const modalMaxWidth = limit('modal width', 620)

/** Delay between the header and the outlet when the page appears (SHELL-019). */
export const entranceOutlet = delay('entrance outlet', 400)

/** An entry of the navigation. */
export interface NavigationRow {
  readonly label: string
  readonly target: NavigationTarget
  /** Feature that shows or hides the entry. Null for an entry that every user sees. */
  readonly feature: Feature | null
}

const route = (id: RouteId): NavigationTarget => ({ kind: 'route', path: routePath(id) })

/** All entries of the navigation. `menus` assigns them to the menus. */
export const navigation = {
  home: { label: navigationTexts.home, target: route('home'), feature: null },
  'bill-pay': { label: navigationTexts['bill-pay'], target: route('bill-pay-home'), feature: null },
  card: { label: navigationTexts.card, target: route('card-home'), feature: null },
  crypto: { label: navigationTexts.crypto, target: route('crypto'), feature: null },
  settings: { label: navigationTexts.settings, target: route('settings-hub'), feature: null },
  'business-switch': {
    label: navigationTexts['business-switch'],
    target: route('business'),
    feature: 'business-switch',
  },
  'util-dashboard': {
    label: navigationTexts['util-dashboard'],
    target: route('util-dashboard'),
    feature: 'util-dashboard',
  },
  help: { label: navigationTexts.help, target: { kind: 'external', page: 'support' }, feature: null },
  'sign-out': { label: navigationTexts['sign-out'], target: { kind: 'sign-out' }, feature: null },
} as const satisfies Record<NavigationName, NavigationRow>

/** Entries of each menu, in order (SHELL-025 to SHELL-027, SHELL-035). */
export const menus = {
  tabs: ['home', 'bill-pay', 'card', 'crypto'],
  mobile: ['home', 'bill-pay', 'card', 'crypto', 'settings'],
  user: ['settings', 'business-switch', 'util-dashboard', 'help', 'sign-out'],
} as const satisfies Record<MenuName, ReadonlyArray<NavigationName>>

/** Texts of the masthead and the body in wallet mode, and digits of the placeholder card (SHELL-012 to SHELL-014). */
export const wallet = { ...walletTexts, lastFourDigits: '1234' } as const
