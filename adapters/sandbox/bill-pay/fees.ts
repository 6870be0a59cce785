/** What the first bill of a payment costs, and each further one; cents. */
const fees = { first: 150, further: 0 } as const

/** The convenience fee of a bill by its place in a payment, cents. */
export const feeOf = (place: number): number => (place === 0 ? fees.first : fees.further)
