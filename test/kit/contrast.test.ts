import { describe, expect, it } from 'vitest'
import { contrast } from './colours.ts'
import { colourIn, type ColourName } from './theme-values.ts'

type Name = ColourName
type Palette = ReturnType<typeof colourIn>

const grounds: ReadonlyArray<Name> = ['surface', 'ground', 'sunken']

const textPairs: ReadonlyArray<readonly [Name, ReadonlyArray<Name>]> = [
  ['ink1', [...grounds, 'brandSoft', 'goodSoft', 'waitSoft', 'badSoft', 'line']],
  ['ink2', [...grounds, 'brandSoft']],
  ['ink3', grounds],
  ['brand', [...grounds, 'brandSoft']],
  ['brandStrong', [...grounds, 'brandSoft']],
  ['brandInk', ['brand', 'brandStrong']],
  ['badInk', ['bad', 'badStrong']],
  ['good', ['surface', 'ground', 'goodSoft']],
  ['wait', ['surface', 'ground', 'waitSoft']],
  ['bad', ['surface', 'ground', 'badSoft']],
  ['faceInk', ['faceFrom', 'faceMid', 'faceTo', 'plainFrom', 'plainTo']],
]

const controlPairs: ReadonlyArray<readonly [Name, ReadonlyArray<Name>]> = [
  ['controlLine', ['surface', 'ground']],
  ['focus', [...grounds, 'brandSoft']],
  // Status marks: a symbol in the colour `surface` on a background in the colour `good` or `wait`.
  ['surface', ['good', 'wait']],
]

const tooWeak = (palette: Palette, pairs: typeof textPairs, least: number): ReadonlyArray<string> =>
  pairs.flatMap(([front, backs]) =>
    backs
      .filter((back) => contrast(palette(front), palette(back)) < least)
      .map((back) => `${front} on ${back}: ${contrast(palette(front), palette(back)).toFixed(2)}`),
  )

describe.each(['light', 'dark'] as const)('%s colours', (appearance) => {
  it('every text has a contrast of at least 4.5:1', () => {
    expect(tooWeak(colourIn(appearance), textPairs, 4.5)).toEqual([])
  })

  it('every control and focus ring has a contrast of at least 3:1', () => {
    expect(tooWeak(colourIn(appearance), controlPairs, 3)).toEqual([])
  })
})

it('`contrast` returns 21 for black and white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
