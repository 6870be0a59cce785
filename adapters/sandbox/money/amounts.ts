/** "25.50" is 2550 cents, and "25.5" as well: by its digits, since no amount is ever a float. For decimal text without a sign. */
export const centsOf = (price: string): number => {
  const [dollars = '0', cents = ''] = price.split('.')
  return Number(dollars + cents.padEnd(2, '0').slice(0, 2))
}

/** The same, for decimal text with or without a sign. */
export const signedCents = (amount: string): number =>
  amount.startsWith('-') ? -centsOf(amount.slice(1)) : centsOf(amount)

/** Whole cents as decimal text: 1840 gives "18.40". */
export const dollars = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Decimal text with at most two decimals, as people read it: "1234.50" gives "1,234.50". */
export const grouped = (amount: string): string => amount.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Minor units as decimal text: 68000 of 8 decimals gives "0.00068". */
export const coinText = (minor: bigint, decimals: number): string => {
  const digits = minor.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${digits.slice(0, digits.length - decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
