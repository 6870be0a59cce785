import type { HomeView, MastheadView, NavigationName, WaitlistView } from '@paydeck/core'
import { type Line, piece } from './lines.ts'

/** Something that can be asked for, in the words of the core's views. */
export interface Labelled {
  readonly label: string
}

export interface Choice extends Labelled {
  readonly act: 'home' | 'join' | 'reload-cards' | 'receiving' | 'sign-out'
}

const entry = (masthead: MastheadView, name: NavigationName, act: Choice['act']): ReadonlyArray<Choice> =>
  [...masthead.tabs, ...masthead.userMenu].filter((one) => one.name === name).map(({ label }) => ({ act, label }))

/**
 * What home offers that a terminal can do.
 * @param receiving heading of the receiving addresses; null for whoever is paid nothing
 */
export const choicesOf = (
  masthead: MastheadView,
  home: HomeView,
  { button }: WaitlistView,
  receiving: string | null,
): ReadonlyArray<Choice> => [
  ...entry(masthead, 'home', 'home'),
  ...(home.waitlist === null || button === null || button.disabled ? [] : [{ act: 'join', label: button.label } as const]),
  ...((home.cards?.failure ?? null) === null ? [] : [{ act: 'reload-cards', label: 'Load the cards again' } as const]),
  ...(receiving === null ? [] : [{ act: 'receiving', label: receiving } as const]),
  ...entry(masthead, 'sign-out', 'sign-out'),
]

export const choiceLines = (choices: ReadonlyArray<Labelled>): ReadonlyArray<Line> => [
  [],
  choices.flatMap(({ label }, index) => [piece('strong', `${index + 1}`), ` ${label}   `]),
]

/** By number or by name; null when it is neither. */
export const chosen = <C extends Labelled>(choices: ReadonlyArray<C>, answer: string): C | null => {
  const words = answer.trim().toLowerCase()
  return choices.find(({ label }, index) => words === `${index + 1}` || words === label.toLowerCase()) ?? null
}
