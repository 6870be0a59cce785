import fc from 'fast-check'

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

const characters = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => !isSurrogate(point))
  .map((point) => String.fromCodePoint(point))

/**
 * Texts of any characters. fast-check's unit "binary" would generate the same texts, but takes a second to list all
 * characters first.
 */
export const anyText = (size: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: characters, ...size })
