import type { Log } from '@paydeck/core'

/**
 * Writes to the browser's console as warnings and notes: an error line there means that the app itself is broken,
 * and what the core logs are faults that it has dealt with.
 */
export const consoleLog = (out: Pick<Console, 'warn' | 'info'>): Log => ({
  warn: (message) => out.info(message),
  error: (message) => out.warn(message),
})
