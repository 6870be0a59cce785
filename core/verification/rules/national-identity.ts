import { ssnLength, ssnTexts } from '../tables/national-identity.ts'

const areDigits = (text: string): boolean => /^\d*$/.test(text)

/** Whether a text is a national identity number, by its form (VERIF-076). */
export const isSsn = (text: string): boolean => text.length === ssnLength.value && areDigits(text)

/**
 * What is wrong with a text that stands in the field; null: nothing is yet.
 * @param isLeft whether it is to be looked at as a whole, and not as something that is being typed
 */
export const ssnMessage = (text: string, isLeft: boolean): string | null => {
  if (!areDigits(text)) return ssnTexts.notDigits
  if (text.length > ssnLength.value) return ssnTexts.tooLong
  return isLeft && text !== '' && text.length < ssnLength.value ? ssnTexts.tooShort : null
}
