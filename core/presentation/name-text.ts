import { visibleText } from './visible-text.ts'

/**
 * Returns the canonical form of a typed name or label: visible text in NFC. NFC also runs before `visibleText`, since NFC
 * decomposes some letters.
 * @example
 * nameText('\u200BAda ') // 'Ada'
 */
export const nameText = (text: string): string => visibleText(text.normalize('NFC')).normalize('NFC')

/** Splits a text into characters as users count them: an emoji, or a letter with its marks, is one character. */
const graphemes = (text: string): Iterable<Intl.SegmentData> => new Intl.Segmenter('en').segment(text)

/**
 * Returns the number of characters as users count them.
 * @example
 * graphemeCount('👩‍🚀a') // 2
 */
export const graphemeCount = (text: string): number => [...graphemes(text)].length

/**
 * Returns the first characters of a text, at most `count`. Characters are counted as users count them.
 * @example
 * firstGraphemes('👩‍🚀abc', 2) // ['👩‍🚀', 'a']
 */
export const firstGraphemes = (text: string, count: number): ReadonlyArray<string> => {
  // Loading the data of Intl.Segmenter costs milliseconds at the start, and ASCII names do not need it.
  if (/^[ -~]*$/u.test(text)) return Array.from(text.slice(0, count))
  const found: Array<string> = []
  for (const { segment } of graphemes(text)) {
    if (found.length >= count) break
    found.push(segment)
  }
  return found
}

/**
 * Returns a text unchanged if it has at most `whole` characters. Otherwise, returns its first `kept` characters and "…".
 * @example
 * shortened('Northbank Books', 10) // 'Northbank …'
 * shortened('Books', 10) // 'Books'
 */
export const shortened = (text: string, whole: number, kept = whole): string => {
  if (text.length <= whole) return text
  const found = firstGraphemes(text, whole + 1)
  return found.length <= whole ? text : `${found.slice(0, kept).join('')}…`
}
