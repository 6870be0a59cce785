import { roundTo } from './amount.ts'
import { DecimalText } from './model.ts'

/**
 * Pattern of typed dollars: an optional "$", digits and an optional fraction. Commas may separate the thousands, unless the
 * number begins with zero.
 */
const typed = /^\$?([1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.(\d*))?$/

/** Limits of a typed amount. */
export interface TypedDollarsRule {
  /** Maximum number of decimal places. The result has exactly this number. */
  readonly decimals: number
  /** Maximum number of digits before the decimal point. */
  readonly digits: number
}

/**
 * Parses typed dollars such as "$1,250.5". Null for ambiguous texts such as "7,50" and "0,500".
 * @example
 * typedDollars('$1,250.5', { decimals: 2, digits: 9 }) // '1250.50'
 * typedDollars('7,50', { decimals: 2, digits: 9 }) // null
 */
export const typedDollars = (text: string, { decimals, digits }: TypedDollarsRule): DecimalText | null => {
  const [, grouped = '', cents = ''] = typed.exec(text.trim()) ?? []
  const whole = grouped.replaceAll(',', '')
  if (whole + cents === '' || whole.length > digits || cents.length > decimals) return null
  const amount = `${whole || '0'}.${cents || '0'}`
  return DecimalText.is(amount) ? roundTo(amount, decimals) : null
}

/** Currency names before or after a copied amount. */
const currencyWords = /^(?:us ?\$|usd|\$) ?| ?(?:us ?dollars?|dollars?|usd|\$)$/gi

/** Spaces or apostrophes between groups of three digits. */
const grouping = /(?<=\d)[ '’](?=\d{3}(?!\d))/g

/** Amounts with a decimal comma: "1.234,50", "7,50". */
const commaLast = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+),\d{1,2}$/

/**
 * Parses typed or pasted dollars in more forms: "USD 1,234.50", "12 dollars", "1 234.50", "1.234,50", "7,50". Use this
 * function only where the screen shows the parsed amount, so that the user can check it.
 * @example
 * pastedDollars('USD 1,234.50', { decimals: 2, digits: 9 }) // '1234.50'
 * pastedDollars('7,50', { decimals: 2, digits: 9 }) // '7.50'
 */
export const pastedDollars = (text: string, rule: TypedDollarsRule): DecimalText | null => {
  // NFKC replaces full-width digits and no-break spaces.
  const plain = text.normalize('NFKC').trim().replace(currencyWords, '').replace(grouping, '')
  return typedDollars(commaLast.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain, rule)
}
