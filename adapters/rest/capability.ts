import { supportCheckBy } from '@paydeck/core'

/** A provider that has only the specified calls does not know the address. */
export const supportCheck = supportCheckBy((fault) => fault._tag === 'Rejected' && fault.status === 404)
