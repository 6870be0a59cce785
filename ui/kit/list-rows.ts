/** Returns the first rows of a list, in normal flow. */
export const fromTop = (count: number): ReadonlyArray<{ readonly index: number; readonly start: null }> =>
  Array.from({ length: count }, (_, index) => ({ index, start: null }))
