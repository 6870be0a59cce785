/** Stands in place of every amount while amounts are hidden: for the eye, and for the ear. */
export const hiddenAmount = { text: '••••••', label: 'Amount hidden' } as const

/** Where this browser remembers that amounts are hidden; what it holds means nothing. */
export const amountsHiddenKey = 'amounts-hidden'
