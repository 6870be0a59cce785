import { limit } from '../kernel/limits.ts'
import { compare } from '../money/amount.ts'
import type { DecimalText } from '../money/model.ts'
import { typedDollars } from '../money/typed.ts'
import type { FilterRange } from './filters.ts'
import { amountFilterTexts } from './texts.ts'

/** Maximum number of decimals and of digits in a typed amount. */
export const filterTyping = {
  decimals: limit('filter amount decimals', 2),
  digits: limit('filter amount digits', 15),
} as const

/**
 * Parses a typed amount. Null if the text is empty or ambiguous.
 * @example
 * filterAmount('12.5') // '12.50'
 * filterAmount('7,50') // null
 */
export const filterAmount = (text: string): DecimalText | null =>
  typedDollars(text, { decimals: filterTyping.decimals.value, digits: filterTyping.digits.value })

const amountsProblem = (least: string, most: string): string | null => {
  const [first, last] = [filterAmount(least), filterAmount(most)]
  const isUnread = [least, most].some((text) => text.trim() !== '' && filterAmount(text) === null)
  if (isUnread) return amountFilterTexts.notAnAmount
  return first !== null && last !== null && compare(first, last) > 0 ? amountFilterTexts.amountsCross : null
}

/**
 * Returns the two fields of a filter by amounts, with the message about invalid input.
 * @example
 * amountsRange({ least: '20', most: '10' }).problem // 'The first amount is greater than the second.'
 */
export const amountsRange = ({ least, most }: { readonly least: string; readonly most: string }): FilterRange => ({
  from: { label: amountFilterTexts.least, value: least },
  to: { label: amountFilterTexts.most, value: most },
  problem: amountsProblem(least, most),
})
