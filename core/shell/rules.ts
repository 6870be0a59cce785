import type { Slide, Slides } from '../platform/ports.ts'
import { isFeatureShown, type Permissions, type Session } from '../session/index.ts'
import type { CarouselCommand, CarouselFlags, MenuName, NavigationName } from './model.ts'
import {
  carouselLoadAhead,
  desktopBreakpoint,
  menus,
  navigation,
  type NavigationRow,
  swipeThreshold,
} from './tables.ts'

/** Whether a width in CSS pixels is that of a desktop (SHELL-038). */
export const isDesktopWidth = (width: number): boolean => width >= desktopBreakpoint.value

/** Wallet mode by the start query or by configuration (SHELL-015). */
export const isWalletMode = (asked: { readonly byQuery: boolean; readonly byConfiguration: boolean }): boolean =>
  asked.byQuery || asked.byConfiguration

/** What a menu lists for somebody with these permissions, in the menu's order (SHELL-033 to SHELL-035). */
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

/** What can be done at a slide; `length` is at least 1 (SHELL-061, PAY-021). */
export const carouselFlags = (index: number, { items, canLoadMore }: Slides): CarouselFlags => {
  const firstSlide = index === 0
  const lastSlide = index === items.length - 1 && !canLoadMore
  return { next: !lastSlide, previous: !firstSlide, firstSlide, lastSlide }
}

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length - 1))

/** The slide after a command: a command that leads nowhere changes nothing (SHELL-061). */
export const slideAfter = (command: CarouselCommand, index: number, slides: Slides): number =>
  within(command === 'next' ? index + 1 : index - 1, slides.items.length)

/** Whether the next page should be asked for at a slide (PAY-018, PAY-020). */
export const needsMoreSlides = (index: number, { items, canLoadMore }: Slides): boolean =>
  canLoadMore && items.length - 1 - index <= carouselLoadAhead.value

/** Where a slide is once the list has changed; a slide that is gone leaves its place to what follows. */
export const slideIndexIn = (slides: Slides, shown: Slide | undefined, index: number): number => {
  const found = slides.items.findIndex((item) => item.kind === shown?.kind && item.id === shown.id)
  return found >= 0 ? found : within(index, slides.items.length)
}

/** What a swipe asks for; `dx` in CSS pixels, negative to the left (SHELL-058). */
export const swipeCommand = (dx: number): CarouselCommand | null => {
  if (Math.abs(dx) < swipeThreshold.value) return null
  return dx < 0 ? 'next' : 'previous'
}

type CaptchaFacts = Pick<Session, 'captchaKey' | 'captchaDisabled'>

/** The key to render the captcha with; null: neither script nor widget is loaded (SHELL-080). */
export const captchaKeyOf = (session: CaptchaFacts): string | null =>
  session.captchaDisabled ? null : session.captchaKey

/** What calls carry as the captcha's response: empty where there is no captcha (SHELL-080). */
export const captchaResponse = (session: CaptchaFacts, response: string): string =>
  captchaKeyOf(session) === null ? '' : response
