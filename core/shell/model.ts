import type { Notice } from '../kernel/notice.ts'
import type { ExternalPage, ModalRequest, Slides } from '../platform/ports.ts'

/** Everything that a menu may list. */
export const navigationNames = [
  'home',
  'bill-pay',
  'card',
  'crypto',
  'settings',
  'business-switch',
  'util-dashboard',
  'help',
  'sign-out',
] as const
/** A key of `navigation`. */
export type NavigationName = (typeof navigationNames)[number]

/** The top tabs, the menu behind the pill on a small screen, and the menu of the user. */
export type MenuName = 'tabs' | 'mobile' | 'user'

/** Where an entry of the navigation leads. */
export type NavigationTarget =
  /** An in-app path, without the base path. */
  | { readonly kind: 'route'; readonly path: string }
  /** A page outside the app, in a new tab. */
  | { readonly kind: 'external'; readonly page: ExternalPage }
  | { readonly kind: 'sign-out' }

/** How the initialisation stands. */
export type Stage = 'initialising' | 'ready' | 'failed' | 'leaving'

/** What of the page is in the document on entry (SHELL-018, SHELL-019). */
export interface Entrance {
  readonly header: boolean
  readonly outlet: boolean
}

/** What the carousel slot holds while it is open. */
export interface CarouselState {
  readonly slides: Slides
  /** Which slide is shown: a position in `slides.items`. */
  readonly index: number
  /** false for a moment at each change, so that a slide starts afresh (SHELL-062). */
  readonly isContentShown: boolean
}

/** Which of the carousel's commands and ends apply (SHELL-040). */
export interface CarouselFlags {
  readonly next: boolean
  readonly previous: boolean
  readonly firstSlide: boolean
  readonly lastSlide: boolean
}

/** A move by one slide. */
export type CarouselCommand = 'next' | 'previous'

/** The global UI state (SHELL-028, SHELL-039 to SHELL-043). */
export interface ShellState {
  readonly isMobileMenuOpen: boolean
  readonly modal: ModalRequest | null
  readonly carousel: CarouselState | null
  readonly isDesktop: boolean
  readonly idExperiment: boolean
  readonly notices: ReadonlyArray<Notice>
}

/** What an asynchronous button shows: its outcome comes later than its operation's (SHELL-071). */
export type ButtonState = 'rest' | 'loading' | 'success' | 'failed'

/** Which characters a code is made of, and how many. */
export interface CodeRule {
  readonly length: number
  /** Letters beside digits (SHELL-067). */
  readonly letters?: boolean
  /** Decides alone when given (SHELL-068). */
  readonly pattern?: RegExp
}

/** What a user agent says of the device (SHELL-085). */
export type DeviceClass = 'tablet' | 'mobile' | 'desktop'

/** What is copied decides how long the answer stays (SHELL-074, SHELL-075). */
export type CopyKind = 'label' | 'feedback'
