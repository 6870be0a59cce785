import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coinIcon, coinIcons, neutralIcon } from '@paydeck/core/money'
import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CoinIcon } from '../../ui/kit/coins/CoinIcon.tsx'
import { contrast } from './colours.ts'
import { colourIn } from './theme-values.ts'

/** Names of the icons that the specification lists. The core may have further icons. */
const stated =
  'ape bch btc busd dai doge eth euroc gusd lightning ltc matic pax pyusd shib sol usdc usdp usdt wbtc xrp'.split(' ')

const file = readFileSync(join(import.meta.dirname, '../../ui/kit/coins/coins.svg'), 'utf8')
const drawings = [...file.matchAll(/<symbol id="(\w+)"([^>]*)>(.*?)<\/symbol>/gs)].map(
  ([, name = '', attributes = '', content = '']) => ({
    name,
    attributes,
    content,
    disc: /<circle cx="16" cy="16" r="16" fill="(#[0-9a-f]{6})" stroke="none" \/>/.exec(content)?.[1] ?? '',
  }),
)
const names = drawings.map(({ name }) => name)

describe('file of coin icons', () => {
  it('CUR-028 the file has an icon for each of the 21 specified coins', () => {
    expect(stated.filter((name) => !names.includes(name))).toEqual([])
  })

  it.each([...coinIcons, neutralIcon])(
    'CUR-028 CUR-029 the core defines the icon %s, and the file contains it',
    (name) => {
      expect(names).toContain(name)
    },
  )

  it.each(names)(
    'in the file, the icon %s is at its place in alphabetical order; the core defines this icon',
    (name) => {
      expect([...coinIcons, neutralIcon]).toContain(name)
      expect(names).toEqual(names.toSorted())
    },
  )

  it('CUR-028 CUR-029 the file contains an icon for any currency code, even for an unknown code', () => {
    const codes = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(...stated.map((name) => name.toUpperCase()), 'LNBTC', 'EUR'),
          fc.constantFrom('', '_e', '_m', '_arb', '_op', '_base'),
        )
        .map((parts) => parts.join('')),
      fc.constantFrom('__proto__', 'constructor', 'coin', ''),
    )
    fc.assert(
      fc.property(codes, (code) => {
        expect(names).toContain(coinIcon(code))
      }),
    )
  })

  it.each(drawings)(
    'the icon $name consists of one circle and one path, and is smaller than 1 KiB',
    ({ attributes, content, disc }) => {
      expect(attributes).toBe(drawings[0]?.attributes)
      expect(disc).not.toBe('')
      expect(content.match(/<\w+/g)).toEqual(['<circle', '<path'])
      expect(content.length).toBeLessThan(1024)
    },
  )

  it('each icon has a different drawing and a different disc colour', () => {
    expect(new Set(drawings.map(({ content }) => content)).size).toBe(drawings.length)
    expect(new Set(drawings.map(({ disc }) => disc)).size).toBe(drawings.length)
  })

  it.each(drawings)(
    'the disc of $name has a contrast of at least 3:1 to the light and the dark background',
    ({ disc }) => {
      const grounds = (['light', 'dark'] as const).flatMap((appearance) =>
        (['surface', 'ground', 'sunken'] as const).map(colourIn(appearance)),
      )
      const forced = ['#000000', '#ffffff']
      expect(grounds.concat(forced).filter((ground) => contrast(disc, ground) < 3)).toEqual([])
    },
  )
})

it('a coin icon is hidden from screen readers, because the text beside it names the coin', () => {
  const { container } = render(<CoinIcon name="usdc" size="small" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/coins\.svg#usdc$/)
})
