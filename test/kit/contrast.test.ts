import { describe, expect, it } from 'vitest'
import { palettes } from '../../ui/kit/theme.ts'

type Palette = Readonly<Record<keyof typeof palettes.light, string>>
type Name = keyof Palette

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    channel(Number.parseInt(part, 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio of two opaque colours. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

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
  ['faceInk', ['faceFrom', 'faceMid', 'faceTo']],
]

const controlPairs: ReadonlyArray<readonly [Name, ReadonlyArray<Name>]> = [
  ['controlLine', ['surface', 'ground']],
  ['focus', [...grounds, 'brandSoft']],
  ['coinInk', ['coinBtc', 'coinBch', 'coinEth', 'coinXrp', 'coinOther']],
]

const tooWeak = (palette: Palette, pairs: typeof textPairs, least: number): ReadonlyArray<string> =>
  pairs.flatMap(([front, backs]) =>
    backs
      .filter((back) => contrast(palette[front], palette[back]) < least)
      .map((back) => `${front} on ${back}: ${contrast(palette[front], palette[back]).toFixed(2)}`),
  )

describe.each(['light', 'dark'] as const)('the %s colours', (appearance) => {
  it('give every text at least 4.5 to 1', () => {
    expect(tooWeak(palettes[appearance], textPairs, 4.5)).toEqual([])
  })

  it('give every control, focus ring and coin sign at least 3 to 1', () => {
    expect(tooWeak(palettes[appearance], controlPairs, 3)).toEqual([])
  })
})

it('measures black on white as 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
