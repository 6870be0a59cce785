import { ssnLength, ssnTexts } from './tables.ts'

/** Without a regular expression, since engines keep what the last one matched (VERIF-083). */
const areDigits = (text: string): boolean => [...text].every((character) => character >= '0' && character <= '9')

/** Whether a text is a national identity number, by its form (VERIF-076). */
export const isSsn = (text: string): boolean => text.length === ssnLength.value && areDigits(text)

/**
 * What is wrong with a text that stands in the field; null: nothing is yet.
 * @param isWhole whether it is to be looked at as a whole, and not as something that is being typed
 */
export const ssnMessage = (text: string, isWhole: boolean): string | null => {
  if (!areDigits(text)) return ssnTexts.notDigits
  if (text.length > ssnLength.value) return ssnTexts.tooLong
  return isWhole && text !== '' && text.length < ssnLength.value ? ssnTexts.tooShort : null
}
