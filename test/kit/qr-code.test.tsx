import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { QrCode } from '../../ui/kit/QrCode.tsx'

/** Pixels per module (square) of the QR code. */
const scale = 4

interface Square {
  readonly x: number
  readonly y: number
}

/** Returns the edges of an SVG path that consists of the commands M, H, h, V, v, L and z. */
const edgesOf = (path: string): ReadonlyArray<readonly [Square, Square]> => {
  const edges: Array<readonly [Square, Square]> = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const to = (nextX: number, nextY: number): void => {
    edges.push([
      { x, y },
      { x: nextX, y: nextY },
    ])
    ;[x, y] = [nextX, nextY]
  }
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = rest.match(/-?\d+/g)?.map(Number) ?? []
    const [first = 0, second = 0] = numbers
    if (command === 'M') [x, y, startX, startY] = [first, second, first, second]
    else if (command === 'H') to(first, y)
    else if (command === 'h') to(x + first, y)
    else if (command === 'V') to(x, first)
    else if (command === 'v') to(x, y + first)
    else if (command === 'L') to(first, second)
    else if (command === 'z' || command === 'Z') to(startX, startY)
    else throw new Error(`The path has the command ${command}`)
  }
  return edges
}

/** Returns the text that a scanner reads from the picture. */
const readBack = (svg: Element): string | null => {
  const [left = 0, top = 0, width = 0] = svg.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const uprights = edgesOf(svg.querySelector('path')?.getAttribute('d') ?? '').filter(([from, to]) => from.x === to.x)
  const pixels = new Uint8ClampedArray((width * scale) ** 2 * 4).fill(255)
  for (let row = 0; row < width; row += 1) {
    const middle = top + row + 0.5
    const crossed = uprights.filter(([from, to]) => Math.min(from.y, to.y) < middle && middle < Math.max(from.y, to.y))
    for (let column = 0; column < width; column += 1) {
      const isDark = crossed.filter(([from]) => from.x <= left + column).length % 2 === 1
      if (!isDark) continue
      for (let dot = 0; dot < scale ** 2; dot += 1) {
        const [x, y] = [column * scale + (dot % scale), row * scale + Math.floor(dot / scale)]
        pixels.fill(0, (y * width * scale + x) * 4, (y * width * scale + x) * 4 + 3)
      }
    }
  }
  return jsQR(pixels, width * scale, width * scale)?.data ?? null
}

it('SEC-023 a scanner reads the original text from the QR code', () => {
  const texts = fc.stringMatching(
    /^otpauth:\/\/totp\/[a-zA-Z0-9%:.@-]{1,80}\?secret=[A-Z2-7]{32}&issuer=[a-zA-Z0-9%]{1,30}$/,
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { unmount } = render(<QrCode value={text} label="Code for your app" />)
      expect(readBack(screen.getByRole('img', { name: 'Code for your app' }))).toBe(text)
      unmount()
    }),
    { numRuns: 10 },
  )
})
