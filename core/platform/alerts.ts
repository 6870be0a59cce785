/** Text of a warning without a text of its own (ERR-056). */
const unavailable = 'This feature is not yet available'

/** Returns the text of a warning, which is never empty (ERR-056). */
export const warningText = (text: string | null): string => (text === null || text.trim() === '' ? unavailable : text)
