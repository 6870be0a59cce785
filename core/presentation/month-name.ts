import { formats } from '../kernel/calendar.ts'

const monthFormat = /* @__PURE__ */ formats({ month: 'long' })

/**
 * Returns the name of a month. Returns an empty text for a text that is not a month.
 * @param month year and month, as in "2026-11"
 * @example
 * monthName('2026-11') // 'November'
 */
export const monthName = (month: string): string => {
  const start = Date.parse(`${month}-01T00:00:00Z`)
  return Number.isNaN(start) ? '' : monthFormat('UTC').format(start)
}
