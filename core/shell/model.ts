import type { Notice } from '../platform/notice.ts'
import type { CarouselRequest, ExternalPage, ModalRequest } from '../platform/ports.ts'

/** Names of all entries that menus can contain. */
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
/** Name of a menu entry. */
export type NavigationName = (typeof navigationNames)[number]

/** Menus: the tabs at the top, the mobile menu on small screens, and the user menu. */
export type MenuName = 'tabs' | 'mobile' | 'user'

/** Target of a menu entry. */
export type NavigationTarget =
  /** An in-app path, without the base path. */
  | { readonly kind: 'route'; readonly path: string }
  /** A page outside the app, in a new tab. */
  | { readonly kind: 'external'; readonly page: ExternalPage }
  | { readonly kind: 'sign-out' }

/** Appearances of the app: the colour scheme of the system, always light, or always dark. */
export const appearances = ['system', 'light', 'dark'] as const
/** Appearance of the app. */
export type Appearance = (typeof appearances)[number]

/** Stage of the initialisation. */
export type Stage = 'initialising' | 'ready' | 'failed' | 'leaving'

/**
 * Visible parts of the page. At the start, the header appears first, and the outlet (the content of the page) after a delay
 * (SHELL-018, SHELL-019).
 */
export interface Entrance {
  readonly header: boolean
  readonly outlet: boolean
}

/** Global UI state (SHELL-028, SHELL-039 to SHELL-043). */
export interface ShellState<Modal extends string = string> {
  readonly isMobileMenuOpen: boolean
  readonly modal: ModalRequest<Modal> | null
  /** Request that has opened the carousel; null if the carousel is closed. */
  readonly carousel: CarouselRequest | null
  readonly isDesktop: boolean
  readonly idExperiment: boolean
  readonly notices: ReadonlyArray<Notice>
}
