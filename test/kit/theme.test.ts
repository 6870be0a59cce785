import { expect, it } from 'vitest'
import { constants, decorative, media, palettes, still } from '../../ui/kit/theme.ts'

it('SHELL-072 SHELL-073 SHELL-077 animates buttons for 300 ms, dropdowns for 150 ms and alerts for 200 ms', () => {
  expect(decorative).toMatchObject({ asyncButton: '300ms', dropdown: '150ms', alert: '200ms' })
})

it('sets every decorative duration to nothing under reduced motion', () => {
  expect(Object.keys(still)).toEqual(Object.keys(decorative).map((name) => `--d-${name}`))
  expect(new Set(Object.values(still))).toEqual(new Set(['0ms']))
})

it('LIM-012 takes the breakpoint of 768 px and the modal width of 620 px from the one place that has them', () => {
  expect(media.desktop).toContain('768px')
  expect(media.mobile).toContain('768px')
  expect(constants).toMatchObject({ '--z-modal': '620px', '--z-asyncWidth': '18rem', '--z-asyncHeight': '3rem' })
})

it('gives both appearances the same colours', () => {
  expect(Object.keys(palettes.dark).sort()).toEqual(Object.keys(palettes.light).sort())
})
