/** Spaces, hyphens, dashes and invisible characters. */
const separators = /[\s\p{Z}\p{Pd}\p{Cc}\p{DI}\u2212\u2800\uFFF9-\uFFFB]+/gu

const isDecimalDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint))

/**
 * Returns 0 to 9 for a digit of any script. Unicode encodes the ten digits of a script one after the other, and the digits
 * of another script may follow directly. So the value is the distance from the first of these digits, modulo ten.
 */
const asciiDigit = (digit: string): string => {
  const codePoint = digit.codePointAt(0) ?? 0
  let start = codePoint
  while (isDecimalDigit(start - 1)) start -= 1
  return String((codePoint - start) % 10)
}

/**
 * Returns the canonical form of a typed or pasted code: NFKC, without separators, digits of all scripts as 0 to 9
 * (SHELL-066, SHELL-069). Idempotent.
 * @example
 * codeText('12-34 56') // '123456'
 * codeText('１２３') // '123'
 */
export const codeText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .replace(separators, '')
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
