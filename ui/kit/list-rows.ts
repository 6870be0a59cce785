/**
 * Returns the indexes of the first `count` rows. `start` is null, because these rows are laid out normally, without a fixed
 * position.
 */
export const fromTop = (count: number): ReadonlyArray<{ readonly index: number; readonly start: null }> =>
  Array.from({ length: count }, (_, index) => ({ index, start: null }))
