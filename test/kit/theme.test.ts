import { animations, entranceOutlet, namedAnimations } from '@paydeck/core'
import { expect, it } from 'vitest'
import * as theme from '../../ui/kit/theme.ts'
import { declared, declaredCalm, namedTokens } from './theme-values.ts'

const { colour, font, media, motion, radius, size, space, text } = theme

const valueOf = (reference: string): string | undefined => declared.get(reference.slice('var(--'.length, -1))

it('every design token has a CSS custom property, and every CSS custom property has a design token', () => {
  const named = [...namedTokens].flatMap(([letter, names]) => names.map((name) => `${letter}-${name}`))
  expect([...namedTokens.keys()].join('')).toBe('csrztdf')
  expect(named.toSorted()).toEqual([...declared.keys()].sort())
})

it('a design token refers to the CSS custom property of the same name', () => {
  expect([colour.ink1, space.s1, radius.r1, size.row, text.ui, motion.modal, font.mono]).toEqual(
    ['c-ink1', 's-s1', 'r-r1', 'z-row', 't-ui', 'd-modal', 'f-mono'].map((name) => `var(--${name})`),
  )
})

it('SHELL-072 SHELL-073 SHELL-077 the animation takes 300 ms for a button, 150 ms for a dropdown and 200 ms for an alert', () => {
  expect([motion.asyncButton, motion.dropdown, motion.alert].map(valueOf)).toEqual(['300ms', '150ms', '200ms'])
})

it('LIM-005 the duration of every animation in the CSS is the same as in the core’s tables', () => {
  const table = { ...namedAnimations, ...animations, outlet: entranceOutlet }
  for (const [name, { ms }] of Object.entries(table)) expect(declared.get(`d-${name}`), name).toBe(`${ms}ms`)
})

it('if the user prefers reduced motion, every animation takes 0 ms', () => {
  expect([...declaredCalm.keys()].sort()).toEqual((namedTokens.get('d') ?? []).map((name) => `d-${name}`).toSorted())
  expect(new Set(declaredCalm.values())).toEqual(new Set(['0ms']))
})

it('LIM-012 the breakpoint between mobile and desktop is 768 px, and a modal is 620 px wide', () => {
  expect(media.desktop).toContain('768px')
  expect(media.mobile).toContain('768px')
  expect([size.modal, size.asyncWidth, size.asyncHeight].map(valueOf)).toEqual(['620px', '18rem', '3rem'])
})
