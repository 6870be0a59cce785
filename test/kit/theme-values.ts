import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { colour } from '../../ui/kit/theme.ts'

const file = readFileSync(join(import.meta.dirname, '../../ui/kit/theme.css'), 'utf8')

const [, root = '', calm = ''] = /:root \{(.*?)@media \(prefers-reduced-motion: reduce\) \{(.*?)\}/s.exec(file) ?? []

const declarationsIn = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** Values of the theme's CSS custom properties, by their names without the leading dashes. */
export const declared = declarationsIn(root)

/** Values that replace those of `declared` for users who prefer reduced motion. */
export const declaredCalm = declarationsIn(calm)

const names = readFileSync(join(import.meta.dirname, '../../ui/kit/theme.ts'), 'utf8')

/**
 * Names of the design tokens in each group, by the letter with which their custom properties begin. In theme.ts the names
 * are only types, so they are read from its source text.
 */
export const namedTokens: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  [...names.matchAll(/type (\w+) =([^=]*?)\n(?:\/\*\*.*\n)?export const \w+ = tokens<\1>\('(\w)'\)/g)].map(
    ([, , union = '', letter = '']) => [letter, [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)],
  ),
)

export type ColourName = keyof typeof colour

const pairOf = (name: ColourName): ReadonlyArray<string> => {
  const [, ...pair] = /^light-dark\((#\w+), (#\w+)\)$/.exec(declared.get(`c-${name}`) ?? '') ?? []
  if (pair.length !== 2) throw new Error(`${name} is not written as light-dark() of two colours`)
  return pair
}

/** Returns a function from the name of a colour to the colour's hexadecimal value in this appearance. */
export const colourIn =
  (appearance: 'light' | 'dark') =>
  (name: ColourName): string =>
    pairOf(name)[appearance === 'light' ? 0 : 1] ?? ''
