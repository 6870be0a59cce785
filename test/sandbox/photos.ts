/** Fake image files with a valid header and arbitrary content. */

const bytesOf = (...parts: ReadonlyArray<ReadonlyArray<number> | string>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part)))),
  )

const two = (number: number): ReadonlyArray<number> => [number >> 8, number % 256]

/** Header of a JPEG of this size, followed by a text. */
export const jpeg = (width: number, height: number, rest = ''): Uint8Array<ArrayBuffer> =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\u0000',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 17, 8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    rest,
  )

/** Header of a PNG of this size, followed by a text. */
export const png = (width: number, height: number, rest = ''): Uint8Array<ArrayBuffer> =>
  bytesOf(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13],
    'IHDR',
    [0, 0, ...two(width), 0, 0, ...two(height), 8, 2, 0, 0, 0, 1, 2, 3, 4],
    rest,
  )

export const photoOf = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg', name = 'photo.jpg'): File =>
  new File([bytes], name, { type })

/** A photo that passes every check. */
export const goodPhoto = (rest = ''): File => photoOf(jpeg(1200, 900, rest))
