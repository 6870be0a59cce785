/** Storage key whose presence hides amounts. Its value has no meaning. */
export const amountsHiddenKey = 'amounts-hidden'
