import { visibleText } from './visible-text.ts'

/** Canonical form of a typed name, nickname or label: visible text in NFC. */
export const nameText = (text: string): string => visibleText(text).normalize('NFC')

/** Number of characters as users count them: an emoji of several code points is one, as is a letter with its marks. */
export const graphemeCount = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length
