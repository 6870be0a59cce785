import { isFeatureShown, type Permissions, type Session } from '../session/index.ts'
import type { MenuName, NavigationName } from './model.ts'
import { desktopBreakpoint, menus, navigation, type NavigationRow } from './tables.ts'

/**
 * True if a viewport of this width, in CSS pixels, gets the desktop layout (SHELL-038).
 * @example
 * isDesktopWidth(768) // true
 * isDesktopWidth(767) // false
 */
export const isDesktopWidth = (width: number): boolean => width >= desktopBreakpoint.value

/** True if the query string at the start or the configuration selects wallet mode (SHELL-015). */
export const isWalletMode = (selected: { readonly byQuery: boolean; readonly byConfiguration: boolean }): boolean =>
  selected.byQuery || selected.byConfiguration

/**
 * Returns the entries of a menu for a user with these permissions, in order (SHELL-033 to SHELL-035).
 * @example
 * navigationEntries('user', { merchant: false, facade: false }).includes('business') // false
 */
export const navigationEntries = (menu: MenuName, granted: Permissions): ReadonlyArray<NavigationName> =>
  menus[menu].filter((name) => {
    const { feature }: NavigationRow = navigation[name]
    return feature === null || isFeatureShown(feature, granted)
  })

const firstSegment = (path: string): string => path.split('/').find((segment) => segment !== '') ?? ''

/** True if the in-app path belongs to the area to which the entry leads. */
export const isCurrentEntry = (name: NavigationName, path: string): boolean => {
  const { target }: NavigationRow = navigation[name]
  return target.kind === 'route' && firstSegment(target.path) === firstSegment(path)
}

/**
 * Returns the text of the button that opens the mobile menu: "bill pay" for "/bill-pay/add" (SHELL-036).
 * @example
 * mobilePill('/bill-pay/add') // 'bill pay'
 */
export const mobilePill = (path: string): string => firstSegment(path).replaceAll('-', ' ')

type CaptchaFacts = Pick<Session, 'captchaKey' | 'captchaDisabled'>

/**
 * Returns the key of the captcha. Null if there is no captcha: neither its script nor its widget loads then (SHELL-080).
 * @example
 * captchaKeyOf({ captchaKey: 'k', captchaDisabled: false }) // 'k'
 * captchaKeyOf({ captchaKey: 'k', captchaDisabled: true }) // null
 */
export const captchaKeyOf = (session: CaptchaFacts): string | null =>
  session.captchaDisabled ? null : session.captchaKey

/**
 * Returns the captcha response that calls send; empty if the session has no captcha (SHELL-080).
 * @example
 * captchaResponse({ captchaKey: 'k', captchaDisabled: true }, 'response') // ''
 */
export const captchaResponse = (session: CaptchaFacts, response: string): string =>
  captchaKeyOf(session) === null ? '' : response
