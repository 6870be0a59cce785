import { roundTo } from './amount.ts'
import { DecimalText } from './model.ts'

/** Digits, grouped by commas or not, and a part after the point. What begins with a nought is not grouped. */
const typed = /^\$?([1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.(\d*))?$/

/** How long a typed amount may be. */
export interface TypedDollarsRule {
  /** Places after the point; the amount then has exactly so many. */
  readonly decimals: number
  /** Digits before the point: an amount with more is not meant. */
  readonly digits: number
}

/** Returns the typed dollars, as in "$1,250.5"; null: none that are sure to be meant, as "7,50" and "0,500" are not. */
export const typedDollars = (text: string, { decimals, digits }: TypedDollarsRule): DecimalText | null => {
  const [, grouped = '', cents = ''] = typed.exec(text.trim()) ?? []
  const whole = grouped.replaceAll(',', '')
  if (whole + cents === '' || whole.length > digits || cents.length > decimals) return null
  const amount = `${whole || '0'}.${cents || '0'}`
  return DecimalText.is(amount) ? roundTo(amount, decimals) : null
}

/** What stands before or after an amount of dollars in a text that it was copied from. */
const currencyWords = /^(?:us ?\$|usd|\$) ?| ?(?:us ?dollars?|dollars?|usd|\$)$/gi

/** Groups of three digits that are kept apart by spaces or apostrophes. */
const grouping = /(?<=\d)[ '’](?=\d{3}(?!\d))/g

/** As in "1.234,50" and "7,50", where the comma stands before the cents. */
const commaLast = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+),\d{1,2}$/

/**
 * As `typedDollars`, of an amount as people write and copy it: "USD 1,234.50", "12 dollars", "1 234.50", "1.234,50", "7,50".
 * To be used where what was understood is shown.
 */
export const pastedDollars = (text: string, rule: TypedDollarsRule): DecimalText | null => {
  // Full-width digits and spaces that do not break are those of a text, too.
  const plain = text.normalize('NFKC').trim().replace(currencyWords, '').replace(grouping, '')
  return typedDollars(commaLast.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain, rule)
}
