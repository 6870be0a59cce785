/** Diacritics of a decomposed text. Vowel signs of Indic scripts are not included, since they are letters. */
const diacritics = String.raw`\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F`

/** Diacritics and invisible characters, except tabs and line breaks, which separate words. */
const ignored = new RegExp(String.raw`(?![\t-\r\u0085])[${diacritics}\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]`, 'gu')

const folded = (text: string): string => text.normalize('NFKD').replace(ignored, '')

/**
 * Returns a text without differences of letter case, diacritics, compatibility forms and invisible characters.
 * @example
 * foldedCase('Café É') // 'cafe e'
 */
export const foldedCase = (text: string): string =>
  folded(
    folded(text)
      .replace(/[Σς]/gu, 'σ')
      .toLowerCase(),
  )

/**
 * Returns the words of a text for a search. Ignores letter case, diacritics, compatibility forms and invisible characters.
 * @example
 * searchWords('  Café ÉCLAIR ') // ['cafe', 'eclair']
 */
export const searchWords = (text: string): ReadonlyArray<string> =>
  foldedCase(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
