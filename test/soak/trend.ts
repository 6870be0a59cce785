/** Measured value at a moment, in minutes from an arbitrary start. */
export interface Sample {
  readonly at: number
  readonly value: number
}

const meanOf = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns the growth of a value in percent of its mean per ten minutes. It is the slope of the straight line that fits best.
 * Returns 0 for fewer than two moments, and if every value is 0.
 */
export const growthOf = (samples: ReadonlyArray<Sample>): number => {
  const [at, value] = [meanOf(samples.map((one) => one.at)), meanOf(samples.map((one) => one.value))]
  const spread = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
  if (samples.length < 2 || spread === 0 || value === 0) return 0
  const slope = samples.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread
  return (slope * 10 * 100) / value
}

/** Returns the smallest value of each group of successive samples. Garbage that is not yet collected hides a leak. */
export const floorsOf = (samples: ReadonlyArray<Sample>, size: number): ReadonlyArray<Sample> =>
  Array.from({ length: Math.floor(samples.length / size) }, (_, index) =>
    samples.slice(index * size, (index + 1) * size).reduce((least, one) => (one.value < least.value ? one : least)),
  )
