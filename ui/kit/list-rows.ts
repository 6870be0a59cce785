/** Returns rows from the top, one below the other. */
export const fromTop = (count: number): ReadonlyArray<{ readonly index: number; readonly start: null }> =>
  Array.from({ length: count }, (_, index) => ({ index, start: null }))
