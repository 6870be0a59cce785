import { escapeHtml } from '../kernel/html.ts'
import { digest } from '../kernel/secrets.ts'

// Pairs of background and text colour with a contrast above 4.5:1.
const palettes = [
  ['#e9effd', '#1f4fd8'],
  ['#e2f5ec', '#0b6b48'],
  ['#fdf1d8', '#7a4f00'],
  ['#fce8e6', '#a3211a'],
  ['#efe8fd', '#5a2fc2'],
  ['#dff3f7', '#0b6070'],
] as const

const paletteOf = (key: string): readonly [string, string] =>
  palettes[Number.parseInt(digest(key).slice(0, 8), 16) % palettes.length] ?? palettes[0]

/** Returns up to two initials: "GC" for "Glasshouse Coffee". */
export const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('')

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">${content}</svg>`

/** Returns a logo with the initials of a name. Its colours depend only on the name. */
export const logo = (name: string): string => {
  const [ground, ink] = paletteOf(name)
  return svg(
    `<rect width="80" height="80" rx="20" fill="${ground}"/>` +
      `<text x="40" y="42" fill="${ink}" font-family="system-ui, sans-serif" font-size="30" font-weight="700" text-anchor="middle" dominant-baseline="middle">${escapeHtml(initials(name))}</text>`,
  )
}

/**
 * Returns an avatar: a symmetric pattern of five by five squares. The pattern depends only on the hash in the avatar's URL.
 */
export const avatar = (hash: string): string => {
  const [ground, ink] = paletteOf(hash)
  const bits = [...digest(hash)].map((character) => Number.parseInt(character, 16) % 2 === 1)
  const fields = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4]
      .filter((column) => bits[row * 3 + Math.min(column, 4 - column)])
      .map((column) => `<rect x="${15 + column * 10}" y="${15 + row * 10}" width="10" height="10"/>`),
  )
  return svg(`<rect width="80" height="80" fill="${ground}"/><g fill="${ink}">${fields.join('')}</g>`)
}
