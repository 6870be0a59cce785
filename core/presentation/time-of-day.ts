import { formats, lastInstant } from '../kernel/calendar.ts'

const timeFormat = /* @__PURE__ */ formats({ hour: 'numeric', minute: '2-digit', hour12: true })

/** "3:05 PM", with plain spaces. Total: a time that is no date gives the empty text. */
export const formatTime = (ms: number, timeZone = 'UTC'): string =>
  Math.abs(ms) <= lastInstant ? timeFormat(timeZone).format(ms).replace(/\s/u, ' ') : ''

const zoneFormat = /* @__PURE__ */ formats({ timeZoneName: 'short' })

/** "EST", the short name of a zone at an instant. Total: a time that is no date gives the empty text. */
export const zoneName = (ms: number, timeZone: string): string =>
  Math.abs(ms) <= lastInstant
    ? (zoneFormat(timeZone)
        .formatToParts(ms)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '')
    : ''

/** "3:05 PM EST". Total: a time that is no date gives the empty text. */
export const formatZonedTime = (ms: number, timeZone: string): string =>
  `${formatTime(ms, timeZone)} ${zoneName(ms, timeZone)}`.trim()
