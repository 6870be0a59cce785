import { unavailableText } from './texts.ts'

/** Returns the text of a warning, which is never empty (ERR-056). */
export const warningText = (text: string | null): string =>
  text === null || text.trim() === '' ? unavailableText : text
