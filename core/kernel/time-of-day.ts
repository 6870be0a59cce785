import { formats, lastInstant } from './calendar.ts'

const timeFormat = /* @__PURE__ */ formats({ hour: 'numeric', minute: '2-digit', hour12: true })

/** "3:05 PM", with plain spaces. Total: a time that is no date gives the empty text. */
export const formatTime = (ms: number, timeZone = 'UTC'): string =>
  Math.abs(ms) <= lastInstant ? timeFormat(timeZone).format(ms).replace(/\s/u, ' ') : ''
