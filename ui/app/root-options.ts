import type { Log } from '@paydeck/core'
import type { RootOptions } from 'react-dom/client'

/**
 * Logs each rendering error once, with the kind of the error and the component stack. Omits the error message, which may
 * contain user input.
 */
export const rootOptions = (log: Log): Required<Pick<RootOptions, 'onCaughtError'>> => ({
  onCaughtError: (error, { componentStack }) =>
    log.error(`${error instanceof Error ? error.name : typeof error} while rendering${componentStack ?? ''}`),
})
