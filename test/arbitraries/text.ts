import fc from 'fast-check'

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

const characters = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => !isSurrogate(point))
  .map((point) => String.fromCodePoint(point))

/**
 * Texts of any characters. The unit "binary" generates the same texts, but takes a second to list every character first.
 */
export const anyText = (size: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: characters, ...size })
