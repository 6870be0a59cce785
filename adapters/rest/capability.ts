import { supportCheckBy } from '@paydeck/core'

/** Detects a provider that supports only the specified calls. Such a provider responds to other paths with 404. */
export const supportCheck = supportCheckBy((fault) => fault._tag === 'Rejected' && fault.status === 404)
