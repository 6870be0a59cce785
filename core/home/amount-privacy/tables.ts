/** Replacement of every hidden amount: visible text, and label for screen readers. */
export const hiddenAmount = { text: '••••••', label: 'Amount hidden' } as const

/** Storage key whose presence hides amounts. Its value has no meaning. */
export const amountsHiddenKey = 'amounts-hidden'
