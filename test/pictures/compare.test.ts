import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

type Colour = readonly [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const brand: Colour = [31, 79, 216]

const picture = (rows: ReadonlyArray<ReadonlyArray<Colour>>): Buffer => {
  const png = new PNG({ width: rows[0]?.length ?? 0, height: rows.length })
  png.data.set(rows.flat().flatMap((colour) => [...colour, 255]))
  return PNG.sync.write(png)
}

/** Returns the colours of a PNG as "red,green,blue", row by row. */
const coloursOf = (file: Buffer): ReadonlyArray<string> => {
  const { data, width, height } = PNG.sync.read(file)
  return Array.from({ length: width * height }, (_, at) => [...data.subarray(4 * at, 4 * at + 3)].join())
}

const plain = picture([
  [white, brand],
  [white, white],
])

describe('comparison of two pictures', () => {
  it('`compare` returns null for equal pictures', () => {
    expect(compare(plain, Buffer.from(plain))).toBeNull()
  })

  it('`compare` marks the pixel whose colour differs', () => {
    const changed = picture([
      [white, brand],
      [brand, white],
    ])
    const found = compare(plain, changed)
    expect(found?.pixels).toBe(1)
    const colours = coloursOf(found?.difference ?? plain)
    expect(colours.map((colour) => colour === '255,0,0')).toEqual([false, false, true, false])
  })

  it('`compare` counts a pixel as different even if only the shade of its colour differs', () => {
    const shade = picture([
      [white, [31, 79, 200]],
      [white, white],
    ])
    expect(compare(plain, shade)?.pixels).toBe(1)
  })

  it('`compare` returns null if the colours differ too little to see', () => {
    const rounded = picture([
      [white, [31, 79, 217]],
      [[254, 255, 255], white],
    ])
    expect(compare(plain, rounded)).toBeNull()
  })

  it('`compare` counts pixels that exist in only one of the two pictures as different', () => {
    const higher = picture([
      [white, brand],
      [white, white],
      [brand, brand],
    ])
    for (const found of [compare(plain, higher), compare(higher, plain)]) {
      expect(found?.pixels).toBe(2)
      expect(PNG.sync.read(found?.difference ?? plain)).toMatchObject({ width: 2, height: 3 })
    }
  })
})
