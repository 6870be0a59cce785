import { photoFault, photoSize } from '@paydeck/sandbox/verification/photos'
import { describe, expect, it } from 'vitest'
import { jpeg, png } from './photos.ts'

const bytesOf = (...parts: ReadonlyArray<string | ReadonlyArray<number>>): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))))

const big = (number: number): ReadonlyArray<number> => [number >> 8, number & 255]
const little = (number: number, length: number): ReadonlyArray<number> =>
  Array.from({ length }, (_, index) => Math.floor(number / 256 ** index) & 255)

const [width, height] = [1201, 903]

/** JPEG segment that does not contain the size of the photo. It consists of a marker, a length and filler bytes. */
const segment = (marker: number, length: number): ReadonlyArray<number> => [
  0xff,
  marker,
  ...big(length),
  ...Array.from({ length: length - 2 }, () => 1),
]

const framed = (marker: number, ...before: ReadonlyArray<ReadonlyArray<number>>): Uint8Array =>
  bytesOf([0xff, 0xd8], ...before, [0xff, marker, ...big(17), 8, ...big(height), ...big(width), 3, 1, 0x22, 0, 2, 0x11])

const riff = (kind: string, content: ReadonlyArray<number>): Uint8Array =>
  bytesOf('RIFF', little(content.length + 12, 4), 'WEBP', kind, little(content.length, 4), content)

/**
 * Number that encodes the size of a lossless WebP. The lower 14 bits are the width minus one, the next 14 bits are the
 * height minus one.
 */
const lossless = width - 1 + (height - 1) * 2 ** 14

describe('the width and height of a photo', () => {
  it.each([
    ['a PNG', png(width, height)],
    ['a JPEG', jpeg(width, height)],
    ['a progressive JPEG', framed(0xc2, segment(0xe0, 16))],
    ['a JPEG with tables before its frame header', framed(0xc0, segment(0xdb, 67), segment(0xc4, 31))],
    ['a JPEG with arithmetic coding', framed(0xc9, segment(0xcc, 20))],
    ['a JPEG with an extension segment before its frame header', framed(0xcf, segment(0xc8, 20))],
    ['a WebP', riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)])],
    [
      'a WebP with scaling bits in its size',
      riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width + 0x4000, 2), ...little(height + 0x8000, 2)]),
    ],
    ['a lossless WebP', riff('VP8L', [0x2f, ...little(lossless, 4), 0, 0, 0, 0, 0])],
    ['an extended WebP (VP8X)', riff('VP8X', [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])],
  ])('CALL-116 photoSize reads width and height of %s', (_, bytes) => {
    expect(photoSize(bytes)).toEqual({ width, height })
  })

  it.each([
    ['an empty file', bytesOf('')],
    ['a text', bytesOf('<svg width="1200" height="900"/>')],
    [
      'a GIF',
      bytesOf(
        'GIF89a',
        little(1200, 2),
        little(900, 2),
        Array.from({ length: 40 }, () => 0),
      ),
    ],
    ['a JPEG that is cut off before its frame header', framed(0xc0, segment(0xe0, 16)).slice(0, 24)],
    ['a JPEG without a frame header', bytesOf([0xff, 0xd8], segment(0xe0, 16), segment(0xda, 12), [0, 0, 0])],
    ['a PNG that is cut off', png(width, height).slice(0, 32)],
    [
      'a PNG without its header',
      bytesOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], 'IDAT', png(1, 1).slice(16).join()),
    ],
    ['a WebP that is cut off', riff('VP8X', [0x10, 0, 0, 0, ...little(1200, 3), ...little(900, 3)]).slice(0, 29)],
    [
      'a WebP of an unknown kind',
      riff(
        'ALPH',
        Array.from({ length: 20 }, () => 1),
      ),
    ],
    [
      'a sound file',
      bytesOf(
        'RIFF',
        little(40, 4),
        'WAVE',
        'VP8X',
        Array.from({ length: 30 }, () => 9),
      ),
    ],
    ['a photo of width 0', png(0, height)],
    ['a photo of height 0', jpeg(width, 0)],
  ])('CALL-116 photoSize returns null for %s', (_, bytes) => {
    expect(photoSize(bytes)).toBeNull()
  })

  it('CALL-116 photoSize returns null for a JPEG with wrong segment lengths', () => {
    expect(
      photoSize(
        bytesOf([0xff, 0xd8], [0xff, 0xe0, 0, 0], [0xff, 0xe1, 0, 1], [0xff, 0xe2, 0xff, 0xff, 0, 0, 0, 0, 0, 0]),
      ),
    ).toBeNull()
  })

  it.each([
    [480, 320, true],
    [320, 480, true],
    [479, 320, false],
    [480, 319, false],
    [5000, 319, false],
  ])('CALL-116 that photoFault accepts a photo of %i by %i pixels is %s', (long, short, isRight) => {
    expect(photoFault({ width: long, height: short }) === null).toBe(isRight)
  })
})
