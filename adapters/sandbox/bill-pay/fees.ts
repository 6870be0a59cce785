/** Fees in cents: for the first bill of a payment, and for each further bill. */
const fees = { first: 150, further: 0 } as const

/** Returns the convenience fee, in cents, of the bill at index `place` of a payment. */
export const feeOf = (place: number): number => (place === 0 ? fees.first : fees.further)
