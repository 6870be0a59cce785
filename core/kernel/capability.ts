/**
 * What the port of an optional capability answers when the provider has only the specified calls: the caller leaves out
 * what it is for.
 */
export const notOffered = 'not-offered' as const
/** `notOffered`. */
export type NotOffered = typeof notOffered
