/**
 * Checks photos by their first bytes, which contain type and size. Never decodes a picture, and stores none of its bytes.
 */

/** Maximum size in bytes, twice that of a high-quality phone photo. */
export const maxPhotoBytes = 6 * 1024 * 1024

/** Minimum length in pixels of the longer and of the shorter side of a photo. Smaller photos are unreadable. */
const minPhotoSize = { long: 480, short: 320 } as const

interface Size {
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, start: ReadonlyArray<number>, from = 0): boolean =>
  start.every((byte, index) => bytes[from + index] === byte)

const ascii = (text: string): ReadonlyArray<number> => [...text].map((character) => character.codePointAt(0) ?? 0)

const number = (bytes: Uint8Array, from: number, length: number): number =>
  bytes.subarray(from, from + length).reduce((sum, byte) => sum * 256 + byte, 0)

const reversed = (bytes: Uint8Array, from: number, length: number): number =>
  bytes.subarray(from, from + length).reduceRight((sum, byte) => sum * 256 + byte, 0)

const pngSize = (bytes: Uint8Array): Size | null =>
  startsWith(bytes, ascii('IHDR'), 12) && bytes.length >= 33
    ? { width: number(bytes, 16, 4), height: number(bytes, 20, 4) }
    : null

/** True if a JPEG marker begins a frame header, which contains the size of the picture. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const jpegSize = (bytes: Uint8Array): Size | null => {
  let at = 2
  // Each segment states its length and the position always increases, so the loop ends.
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { height: number(bytes, at + 5, 2), width: number(bytes, at + 7, 2) }
    at += 2 + Math.max(2, number(bytes, at + 2, 2))
  }
  return null
}

const webpSize = (bytes: Uint8Array): Size | null => {
  if (bytes.length < 30) return null
  if (startsWith(bytes, ascii('VP8X'), 12))
    return { width: 1 + reversed(bytes, 24, 3), height: 1 + reversed(bytes, 27, 3) }
  if (startsWith(bytes, ascii('VP8 '), 12))
    return { width: reversed(bytes, 26, 2) % 0x4000, height: reversed(bytes, 28, 2) % 0x4000 }
  if (!startsWith(bytes, ascii('VP8L'), 12)) return null
  const bits = reversed(bytes, 21, 4)
  return { width: 1 + (bits % 0x4000), height: 1 + (Math.floor(bits / 0x4000) % 0x4000) }
}

/**
 * Returns the size of a photo in pixels. Null if the bytes are no JPEG, PNG or WebP, regardless of the declared type.
 */
export const photoSize = (bytes: Uint8Array): Size | null => {
  const size = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    ? pngSize(bytes)
    : startsWith(bytes, [0xff, 0xd8, 0xff])
      ? jpegSize(bytes)
      : startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)
        ? webpSize(bytes)
        : null
  return size === null || size.width === 0 || size.height === 0 ? null : size
}

/** Returns the reason why the user has to take the photo again. Null if the photo is usable. */
export const photoFault = ({ width, height }: Size): string | null =>
  Math.max(width, height) < minPhotoSize.long || Math.min(width, height) < minPhotoSize.short
    ? 'This photo is too small to read. Move closer, or choose a larger one.'
    : null
