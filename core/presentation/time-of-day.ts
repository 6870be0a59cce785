import { formats, lastInstant } from '../kernel/calendar.ts'

const timeFormat = /* @__PURE__ */ formats({ hour: 'numeric', minute: '2-digit', hour12: true })

/**
 * Formats a time as "3:05 PM", with plain spaces. Returns an empty text for a time that is not a date.
 * @param ms milliseconds since 1970
 * @example
 * formatTime(Date.UTC(2026, 0, 5, 20, 5)) // '8:05 PM'
 * formatTime(NaN) // ''
 */
export const formatTime = (ms: number, timeZone = 'UTC'): string =>
  Math.abs(ms) <= lastInstant ? timeFormat(timeZone).format(ms).replace(/\s/u, ' ') : ''

const zoneFormat = /* @__PURE__ */ formats({ timeZoneName: 'short' })

/**
 * Returns the short name of a zone at an instant, such as "EST". Empty for a time that is not a date.
 * @param ms milliseconds since 1970
 * @example
 * zoneName(Date.UTC(2026, 0, 5), 'America/New_York') // 'EST'
 */
export const zoneName = (ms: number, timeZone: string): string =>
  Math.abs(ms) <= lastInstant
    ? (zoneFormat(timeZone)
        .formatToParts(ms)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '')
    : ''

/**
 * Formats a time as "3:05 PM EST". Returns an empty text for a time that is not a date.
 * @param ms milliseconds since 1970
 * @example
 * formatZonedTime(Date.UTC(2026, 0, 5, 20, 5), 'America/New_York') // '3:05 PM EST'
 */
export const formatZonedTime = (ms: number, timeZone: string): string =>
  `${formatTime(ms, timeZone)} ${zoneName(ms, timeZone)}`.trim()
