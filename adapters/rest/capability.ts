import { supportCheckBy } from '@paydeck/core'

/**
 * Detects a provider that supports only the calls in the specification. Such a provider responds with status 404 to the
 * paths of all other calls.
 */
export const supportCheck = supportCheckBy((fault) => fault._tag === 'Rejected' && fault.status === 404)
