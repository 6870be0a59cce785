import type { MenuName, NavigationName } from '../shell/model.ts'
import { menus, navigation, type NavigationRow } from '../shell/tables.ts'

/** Rule tables of the navigation. */
export interface ShellTables {
  /** Label, target and condition of each entry. */
  readonly navigation: Readonly<Record<NavigationName, NavigationRow>>
  /** Entries of each menu, in order (SHELL-025 to SHELL-035). */
  readonly menus: Readonly<Record<MenuName, ReadonlyArray<NavigationName>>>
}

/** The rule tables of the navigation that Paydeck uses. */
export const shellTables: ShellTables = { navigation, menus }
