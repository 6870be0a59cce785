import { visibleText } from './visible-text.ts'

/** Canonical form of a typed name, nickname or label: visible text in NFC. NFC comes first, since it parts some letters. */
export const nameText = (text: string): string => visibleText(text.normalize('NFC')).normalize('NFC')

/** Characters as users count them: an emoji of several code points is one, as is a letter with its marks. */
const graphemes = (text: string): Iterable<Intl.SegmentData> => new Intl.Segmenter('en').segment(text)

/** Number of characters as users count them. */
export const graphemeCount = (text: string): number => [...graphemes(text)].length

/** First characters of a text as users count them, at most `count`. */
export const firstGraphemes = (text: string, count: number): ReadonlyArray<string> => {
  // To load the data of Intl.Segmenter takes milliseconds of the start, and most names need none of it.
  if (/^[ -~]*$/u.test(text)) return Array.from(text.slice(0, count))
  const found: Array<string> = []
  for (const { segment } of graphemes(text)) {
    if (found.length >= count) break
    found.push(segment)
  }
  return found
}

/** The text if it has at most `whole` characters as users count them; otherwise the first `kept` of them and "…". */
export const shortened = (text: string, whole: number, kept = whole): string => {
  if (text.length <= whole) return text
  const found = firstGraphemes(text, whole + 1)
  return found.length <= whole ? text : `${found.slice(0, kept).join('')}…`
}
