/**
 * Parses unsigned decimal text into cents: "25.50" and "25.5" give 2550. Reads the digits directly, because amounts are
 * never converted to floats.
 */
export const centsOf = (price: string): number => {
  const [dollars = '0', cents = ''] = price.split('.')
  return Number(dollars + cents.padEnd(2, '0').slice(0, 2))
}

/** Parses decimal text with or without a sign into cents. */
export const signedCents = (amount: string): number =>
  amount.startsWith('-') ? -centsOf(amount.slice(1)) : centsOf(amount)

/** Formats whole cents as decimal text: 1840 gives "18.40". */
export const dollars = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Groups the thousands of decimal text with at most two decimals: "1234.50" gives "1,234.50". */
export const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Formats minor units as decimal text: 68000 with 8 decimals gives "0.00068". */
export const coinText = (minor: bigint, decimals: number): string => {
  const digits = minor.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
