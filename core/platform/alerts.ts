import { unavailableText } from './texts.ts'

/** Returns the text of a warning. A general text replaces a missing or blank text (ERR-056). */
export const warningText = (text: string | null): string =>
  text === null || text.trim() === '' ? unavailableText : text
