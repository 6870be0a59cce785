import fc from 'fast-check'

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

const characters = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => !isSurrogate(point))
  .map((point) => String.fromCodePoint(point))

/** Texts of any characters at all. The unit "binary" gives the same, but lists every character first, which takes a second. */
export const anyText = (size: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: characters, ...size })
