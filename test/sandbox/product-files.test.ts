import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appConfiguration } from '@paydeck/sandbox/configuration'
import { frameColours, webManifest, withConfiguration } from '@paydeck/sandbox/http/document'
import { expect, it } from 'vitest'
import { colourIn } from '../kit/theme-values.ts'

const ui = join(import.meta.dirname, '../../ui')
const document = withConfiguration(readFileSync(join(ui, 'index.html'), 'utf8'), appConfiguration({}))

const file = (address: string): Buffer => readFileSync(join(ui, 'public', address.replace('/id/', '')))

/** Returns the width and height of a PNG. Every PNG has them at the same offset. */
const sizeOf = (png: Buffer): ReadonlyArray<number> => [png.readUInt32BE(16), png.readUInt32BE(20)]

const icons = (JSON.parse(webManifest(appConfiguration({}))) as { icons: Array<{ src: string; sizes: string }> }).icons

it('index.html and the manifest contain the theme colours of the masthead and the page background', () => {
  const masthead = [colourIn('light')('surface'), colourIn('dark')('surface')]
  expect([frameColours.masthead, frameColours.ground]).toEqual([masthead, colourIn('light')('ground')])
  const themed = [...document.matchAll(/<meta name="theme-color" content="(.*?)" media="\(.*?: (\w+)\)"/g)]
  expect(themed.map(([, color, scheme]) => [scheme, color])).toEqual([
    ['light', masthead[0]],
    ['dark', masthead[1]],
  ])
})

it('index.html has a description and no unreplaced %PAYDECK_…% placeholder', () => {
  expect(document).not.toMatch(/%PAYDECK_\w+%/)
  expect(document).toMatch(/<meta name="description" content="[^"]{20,}"/)
})

it('the icon files that index.html and the manifest name have the expected sizes', () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512'])
  expect(file('icon.svg').toString()).toMatch(/^<svg /)
  expect(icons.slice(1).map(({ src }) => sizeOf(file(src)).join('x'))).toEqual(['192x192', '512x512'])
  expect(document).toContain('rel="apple-touch-icon" href="/touch-icon.png"')
  expect(sizeOf(file('touch-icon.png'))).toEqual([180, 180])
})
