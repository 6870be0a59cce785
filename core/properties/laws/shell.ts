import { type ShellTables, shellTables } from '../../tables/shell.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw, distinctLaw, eachRow, rowsOf } from './columns.ts'

const addressOf = ({ target }: ShellTables['navigation'][keyof ShellTables['navigation']]): string =>
  target.kind === 'route' ? target.path : target.kind === 'external' ? target.page : target.kind

/** Laws of every navigation. */
export const shellTableLaws = (tables: ShellTables = shellTables): ReadonlyArray<Law> => [
  distinctLaw('No two entries of the navigation have the same label.', tables.navigation, ({ label }) => label),
  distinctLaw('No two entries of the navigation have the same target.', tables.navigation, addressOf),
  eachRow(
    'An entry that leads to a page of the app has a path.',
    tables.navigation,
    ({ target }) => target.kind !== 'route' || /^(\/[a-z-]+)+$/.test(target.path),
  ),
  eachRow('No menu has an entry twice.', tables.menus, (entries) => new Set(entries).size === entries.length),
  law('Each entry is in a menu.', () =>
    mustEqual(
      rowsOf(tables.navigation)
        .map(([name]) => name)
        .filter(
          (name) =>
            !Object.values(tables.menus)
              .flat()
              .some((entry) => entry === name),
        ),
      [],
      'the entries in no menu',
    ),
  ),
  law('The mobile menu contains the tabs, in their order (SHELL-026).', () =>
    mustEqual(tables.menus.mobile.slice(0, tables.menus.tabs.length), tables.menus.tabs, 'its first entries'),
  ),
  eachRow(
    'The user menu has each entry with a condition, and the others have none (SHELL-035).',
    tables.menus,
    (entries, menu) =>
      menu === 'user'
        ? rowsOf(tables.navigation).every(
            ([name, { feature }]) => feature === null || entries.some((entry) => entry === name),
          )
        : entries.every((entry) => tables.navigation[entry].feature === null),
  ),
]

/** Laws that state the rows of Paydeck's own navigation, as its requirements do. */
export const shellStatements = (tables: ShellTables = shellTables): ReadonlyArray<Law> => [
  columnLaw('SHELL-021 to SHELL-034 state the labels of entries.', tables.navigation, ({ label }) => label, {
    Home: 'home',
    'Pay Bills': 'bill-pay',
    Card: 'card',
    'Crypto Payments': 'crypto',
    Settings: 'settings',
    'Switch to Business': 'business-switch',
    'Util Dashboard': 'util-dashboard',
    'Help & Support': 'help',
    'Sign Out': 'sign-out',
  }),
  columnLaw('SHELL-021 to SHELL-034 state the targets of entries.', tables.navigation, ({ target }) => target.kind, {
    route: 'bill-pay business-switch card crypto home settings util-dashboard',
    external: 'help',
    'sign-out': 'sign-out',
  }),
  columnLaw('SHELL-021 to SHELL-034 state the addresses of entries.', tables.navigation, addressOf, {
    '/home': 'home',
    '/bill-pay': 'bill-pay',
    '/card': 'card',
    '/crypto-payments': 'crypto',
    '/settings': 'settings',
    '/dashboard': 'business-switch',
    '/utils-dashboard': 'util-dashboard',
    support: 'help',
    'sign-out': 'sign-out',
  }),
  columnLaw('SHELL-033 and SHELL-034 state the conditions of entries.', tables.navigation, ({ feature }) => feature, {
    null: 'bill-pay card crypto help home settings sign-out',
    'business-switch': 'business-switch',
    'util-dashboard': 'util-dashboard',
  }),
  columnLaw('SHELL-025 to SHELL-035 state the entries of menus.', tables.menus, (entries) => entries.join(' '), {
    'home bill-pay card crypto': 'tabs',
    'home bill-pay card crypto settings': 'mobile',
    'settings business-switch util-dashboard help sign-out': 'user',
  }),
]
