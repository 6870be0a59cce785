import { basePath } from '../platform/addresses.ts'
import type { Configuration, ModalRequest } from '../platform/ports.ts'
import type { Permissions } from '../session/index.ts'
import type { Entrance, MenuName, NavigationName, Stage } from './model.ts'
import { isCurrentEntry, mobilePill, navigationEntries } from './rules.ts'
import { modalMaxWidth, navigation, type NavigationRow, wallet } from './tables.ts'
import { initialisationFailure } from './texts.ts'

/** An entry of a menu, ready to render. */
export interface NavigationEntry {
  readonly name: NavigationName
  readonly label: string
  /** `route`: an in-app path; `external`: a URL for a new tab; `sign-out`: a button. */
  readonly target:
    | { readonly kind: 'route'; readonly path: string }
    | { readonly kind: 'external'; readonly address: string }
    | { readonly kind: 'sign-out' }
  readonly isCurrent: boolean
}

/** Input of `mastheadView`. */
export interface MastheadState {
  /** In-app path. */
  readonly path: string
  readonly isMobileMenuOpen: boolean
  readonly permissions: Permissions
  readonly pages: Configuration['pages']
}

/** The masthead, ready to render. */
export interface MastheadView {
  /** URL of the logo's link, including the base path (SHELL-037). */
  readonly logo: string
  readonly tabs: ReadonlyArray<NavigationEntry>
  readonly userMenu: ReadonlyArray<NavigationEntry>
  readonly mobileMenu: { readonly isOpen: boolean; readonly entries: ReadonlyArray<NavigationEntry> }
  /** Name of the current area, on the button that opens the mobile menu. */
  readonly pill: string
}

/** Returns the masthead with the entries that the permissions allow. */
export const mastheadView = ({ path, isMobileMenuOpen, permissions, pages }: MastheadState): MastheadView => {
  const entries = (menu: MenuName): ReadonlyArray<NavigationEntry> =>
    navigationEntries(menu, permissions).map((name) => {
      const { label, target }: NavigationRow = navigation[name]
      const isCurrent = isCurrentEntry(name, path)
      return target.kind === 'external'
        ? { name, label, target: { kind: 'external', address: pages[target.page] }, isCurrent }
        : { name, label, target, isCurrent }
    })
  return {
    logo: basePath,
    tabs: entries('tabs'),
    userMenu: entries('user'),
    mobileMenu: { isOpen: isMobileMenuOpen, entries: entries('mobile') },
    pill: mobilePill(path),
  }
}

/** The whole page: exactly one of these variants is in the document (SHELL-011, SHELL-016, SHELL-020). */
export type ShellView =
  | { readonly stage: 'spinner' }
  | { readonly stage: 'failed'; readonly text: string; readonly action: string }
  | { readonly stage: 'wallet'; readonly masthead: string; readonly lastFourDigits: string; readonly body: string }
  | { readonly stage: 'app'; readonly masthead: MastheadView; readonly entrance: Entrance }

/** Input of `shellView`. */
export interface ShellViewState {
  readonly stage: Stage
  readonly isWallet: boolean
  readonly entrance: Entrance
  readonly masthead: MastheadView
}

/**
 * Returns the variant of the page to show: the spinner until the app is ready, and while the browser opens the login page.
 */
export const shellView = ({ stage, isWallet, entrance, masthead }: ShellViewState): ShellView => {
  if (stage === 'failed') return { stage: 'failed', ...initialisationFailure }
  if (stage !== 'ready') return { stage: 'spinner' }
  return isWallet ? { stage: 'wallet', ...wallet } : { stage: 'app', masthead, entrance }
}

/** The open modal, ready to render. */
export interface ModalView<Name extends string = string> {
  /** A new object each time a modal is opened. */
  readonly request: ModalRequest<Name>
  readonly name: Name
  readonly text: string | null
  readonly backdropCloses: boolean
  readonly isFullScreen: boolean
  /** Maximum width in CSS pixels. Null if the modal covers the viewport (SHELL-051). */
  readonly maxWidth: number | null
}

/** Returns the open modal, or null. */
export const modalView = <Name extends string>(state: {
  readonly modal: ModalRequest<Name> | null
  readonly isDesktop: boolean
}): ModalView<Name> | null => {
  const { modal, isDesktop } = state
  if (modal === null) return null
  const fullScreen = modal.fullScreen ?? 'never'
  const isFullScreen = fullScreen === 'always' || (fullScreen === 'mobile' && !isDesktop)
  return {
    request: modal,
    name: modal.name,
    text: modal.text ?? null,
    backdropCloses: modal.backdropCloses ?? true,
    isFullScreen,
    maxWidth: isFullScreen ? null : modalMaxWidth.value,
  }
}
