import { isFeatureShown, type Permissions, type Session } from '../session/index.ts'
import type { MenuName, NavigationName } from './model.ts'
import { desktopBreakpoint, menus, navigation, type NavigationRow } from './tables.ts'

/** Whether a width in CSS pixels is that of a desktop (SHELL-038). */
export const isDesktopWidth = (width: number): boolean => width >= desktopBreakpoint.value

/** Wallet mode by the start query or by configuration (SHELL-015). */
export const isWalletMode = (asked: { readonly byQuery: boolean; readonly byConfiguration: boolean }): boolean =>
  asked.byQuery || asked.byConfiguration

/** Returns what a menu lists for a user with these permissions, in the menu's order (SHELL-033 to SHELL-035). */
export const navigationEntries = (menu: MenuName, granted: Permissions): ReadonlyArray<NavigationName> =>
  menus[menu].filter((name) => {
    const { feature }: NavigationRow = navigation[name]
    return feature === null || isFeatureShown(feature, granted)
  })

const firstSegment = (path: string): string => path.split('/').find((segment) => segment !== '') ?? ''

/** Whether an in-app path lies in the area that an entry leads to. */
export const isCurrentEntry = (name: NavigationName, path: string): boolean => {
  const { target }: NavigationRow = navigation[name]
  return target.kind === 'route' && firstSegment(target.path) === firstSegment(path)
}

/** The words of the mobile pill: "bill pay" for "/bill-pay/add" (SHELL-036). */
export const mobilePill = (path: string): string => firstSegment(path).replaceAll('-', ' ')

type CaptchaFacts = Pick<Session, 'captchaKey' | 'captchaDisabled'>

/** The key to render the captcha with; null: neither script nor widget is loaded (SHELL-080). */
export const captchaKeyOf = (session: CaptchaFacts): string | null =>
  session.captchaDisabled ? null : session.captchaKey

/** What calls carry as the captcha's response: empty where there is no captcha (SHELL-080). */
export const captchaResponse = (session: CaptchaFacts, response: string): string =>
  captchaKeyOf(session) === null ? '' : response
