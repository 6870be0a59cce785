import type { Notice } from '../platform/notice.ts'
import type { CarouselRequest, ExternalPage, ModalRequest } from '../platform/ports.ts'

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

/** The global UI state (SHELL-028, SHELL-039 to SHELL-043). */
export interface ShellState<Modal extends string = string> {
  readonly isMobileMenuOpen: boolean
  readonly modal: ModalRequest<Modal> | null
  /** What the carousel is opened over. */
  readonly carousel: CarouselRequest | null
  readonly isDesktop: boolean
  readonly idExperiment: boolean
  readonly notices: ReadonlyArray<Notice>
}
