import type { Log } from '@paydeck/core'

/**
 * Writes errors to the browser's console as warnings, and warnings as info lines. The console's error level is reserved for
 * defects of the app, because the core logs only faults that it has handled.
 */
export const consoleLog = (out: Pick<Console, 'warn' | 'info'>): Log => ({
  warn: (message) => out.info(message),
  error: (message) => out.warn(message),
})
