import { nationalIdentityTexts } from '../texts.ts'
import { ssnLength } from './tables.ts'

/**
 * True if all characters are digits. Avoids a regular expression, because JavaScript engines store the last match, which
 * would be the number (VERIF-083).
 */
const areDigits = (text: string): boolean => [...text].every((character) => character >= '0' && character <= '9')

/**
 * True if a text has the form of a national identity number (VERIF-076).
 * @example
 * isSsn('123456789') // true
 * isSsn('123-45-6789') // false
 */
export const isSsn = (text: string): boolean => text.length === ssnLength.value && areDigits(text)

/**
 * Returns the error of the field, or null.
 * @param isWhole false while the user is typing, so that a short number is no error yet
 * @example
 * ssnMessage('123', false) // null
 * ssnMessage('123', true) // 'Enter all nine digits.'
 */
export const ssnMessage = (text: string, isWhole: boolean): string | null => {
  if (!areDigits(text)) return nationalIdentityTexts.notDigits
  if (text.length > ssnLength.value) return nationalIdentityTexts.tooLong
  return isWhole && text !== '' && text.length < ssnLength.value ? nationalIdentityTexts.tooShort : null
}
