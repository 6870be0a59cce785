/** Storage key that hides amounts if it is present. The stored value does not matter. */
export const amountsHiddenKey = 'amounts-hidden'
