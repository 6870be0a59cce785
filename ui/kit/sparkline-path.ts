/** Drawing area of a sparkline, in SVG units. */
export const sparkBox = { width: 92, height: 28, margin: 2 } as const

const rounded = (value: number): number => Math.round(value * 10) / 10

/**
 * Returns an SVG path through the prices, from the left edge to the right edge, with the lowest price at the bottom. Skips
 * points without a price. If all prices are equal, the path is a line in the middle. With fewer than two prices, the path is
 * empty.
 */
export const sparklinePath = (points: ReadonlyArray<number | null>): string => {
  const prices = points.filter((price) => price !== null)
  if (prices.length < 2) return ''
  const low = Math.min(...prices)
  const span = Math.max(...prices) - low
  const { width, height, margin } = sparkBox
  const gap = (width - 2 * margin) / (points.length - 1)
  const corners = points.flatMap((price, index) => {
    if (price === null) return []
    const share = span === 0 ? 0.5 : (price - low) / span
    return [`${rounded(margin + index * gap)} ${rounded(height - margin - share * (height - 2 * margin))}`]
  })
  return `M${corners.join('L')}`
}
