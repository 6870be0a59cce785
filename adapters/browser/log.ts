import type { Log } from '@paydeck/core'

/**
 * Writes warnings and info lines to the browser's console. Error lines are reserved for defects of the app: the core logs
 * only faults that it has handled.
 */
export const consoleLog = (out: Pick<Console, 'warn' | 'info'>): Log => ({
  warn: (message) => out.info(message),
  error: (message) => out.warn(message),
})
