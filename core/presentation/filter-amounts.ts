import { limit } from '../kernel/limits.ts'
import { compare } from '../money/amount.ts'
import type { DecimalText } from '../money/model.ts'
import { typedDollars } from '../money/typed.ts'
import type { FilterRange } from './filters.ts'

/** Limits of a typed amount. */
export const filterTyping = {
  decimals: limit('filter amount decimals', 2),
  digits: limit('filter amount digits', 15),
} as const

const amountTexts = {
  least: 'Amount from',
  most: 'Amount to',
  notAnAmount: 'Enter an amount such as 12.50.',
  amountsCross: 'The first amount is greater than the second.',
} as const

/** Parses a typed amount. Null if the text is empty or ambiguous. */
export const filterAmount = (text: string): DecimalText | null =>
  typedDollars(text, { decimals: filterTyping.decimals.value, digits: filterTyping.digits.value })

const amountsProblem = (least: string, most: string): string | null => {
  const [first, last] = [filterAmount(least), filterAmount(most)]
  const isUnread = [least, most].some((text) => text.trim() !== '' && filterAmount(text) === null)
  if (isUnread) return amountTexts.notAnAmount
  return first !== null && last !== null && compare(first, last) > 0 ? amountTexts.amountsCross : null
}

/** Returns the fields of an amount range. */
export const amountsRange = ({ least, most }: { readonly least: string; readonly most: string }): FilterRange => ({
  from: { label: amountTexts.least, value: least },
  to: { label: amountTexts.most, value: most },
  problem: amountsProblem(least, most),
})
