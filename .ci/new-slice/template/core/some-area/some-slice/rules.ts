import type { SomeSliceContent } from './model.ts'
import { someSliceTexts } from './tables.ts'

/** Returns the sentence to show: the provider's, or one that says that there is none. */
export const someSliceSentence = ({ text }: SomeSliceContent): string => {
  const words = text.trim()
  return words === '' ? someSliceTexts.empty : words
}
