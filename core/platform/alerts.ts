/** What a warning says that has no text of its own (ERR-056). */
const unavailable = 'This feature is not yet available'

/** The text of a warning: never empty (ERR-056). */
export const warningText = (text: string | null): string => (text === null || text.trim() === '' ? unavailable : text)
