import type {
  HomePageView,
  MastheadView,
  NavigationName,
  OffersState,
  SettingsEntry,
  WaitlistView,
} from '@paydeck/core'
import { type Line, piece } from './lines.ts'

/** Menu entry that the user can choose. The label comes from the texts of the core. */
export interface Labelled {
  readonly label: string
}

/** Pages of the user's settings that the terminal can show. */
export type SettingsPage = 'security' | 'receiving-addresses'

export interface Choice extends Labelled {
  readonly act: 'home' | 'join' | 'reload-cards' | SettingsPage | 'sign-out'
}

const entry = (masthead: MastheadView, name: NavigationName, act: Choice['act']): ReadonlyArray<Choice> =>
  [...masthead.tabs, ...masthead.userMenu].filter((one) => one.name === name).map(({ label }) => ({ act, label }))

const pages: ReadonlyArray<SettingsPage> = ['security', 'receiving-addresses']

const pageChoices = ({ item, label }: SettingsEntry): ReadonlyArray<Choice> =>
  pages.filter((page) => page === item).map((page) => ({ act: page, label }))

/** Returns the menu entries for home that the terminal supports, including the settings pages that this user may open. */
export const choicesOf = (
  masthead: MastheadView,
  home: HomePageView,
  offers: OffersState,
  { button }: WaitlistView,
  settings: ReadonlyArray<SettingsEntry>,
): ReadonlyArray<Choice> => [
  ...entry(masthead, 'home', 'home'),
  ...(!offers.features.cardWaitlist || button === null || button.disabled
    ? []
    : [{ act: 'join', label: button.label } as const]),
  ...((home.cards?.failure ?? null) === null ? [] : [{ act: 'reload-cards', label: 'Load the cards again' } as const]),
  ...settings.flatMap(pageChoices),
  ...entry(masthead, 'sign-out', 'sign-out'),
]

export const choiceLines = (choices: ReadonlyArray<Labelled>): ReadonlyArray<Line> => [
  [],
  choices.flatMap(({ label }, index) => [piece('strong', `${index + 1}`), ` ${label}   `]),
]

/** Returns the menu entry that the user has entered by its number or label. Null if there is none. */
export const chosen = <C extends Labelled>(choices: ReadonlyArray<C>, answer: string): C | null => {
  const words = answer.trim().toLowerCase()
  return choices.find(({ label }, index) => words === `${index + 1}` || words === label.toLowerCase()) ?? null
}
