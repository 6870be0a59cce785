import type { Log } from '@paydeck/core'
import type { RootOptions } from 'react-dom/client'

/** Reports each error of rendering to the log once: its kind and place, not its message, which may hold what a user typed. */
export const rootOptions = (log: Log): Required<Pick<RootOptions, 'onCaughtError'>> => ({
  onCaughtError: (error, { componentStack }) =>
    log.error(`${error instanceof Error ? error.name : typeof error} while rendering${componentStack ?? ''}`),
})
