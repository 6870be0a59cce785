/** "25.50" is 2550 cents, and "25.5" as well: by its digits, since no amount is ever a float. For decimal text without a sign. */
export const centsOf = (price: string): number => {
  const [dollars = '0', cents = ''] = price.split('.')
  return Number(dollars + cents.padEnd(2, '0').slice(0, 2))
}
