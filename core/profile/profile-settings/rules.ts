import { optInSuccess } from './tables.ts'

/** Returns the normalised email, whose hash is part of the picture's URL (PROF-063, PROF-064). */
export const avatarText = (email: string): string => email.trim().toLowerCase()

/**
 * Returns the URL of a user's picture (PROF-064).
 * @param service base URL of the avatar service, to which the hash is appended
 * @param hash hexadecimal SHA-256 of `avatarText`
 */
export const avatarAddress = (service: string, hash: string): string => `${service}${hash}`

/** True if the provider's result word is `optInSuccess` (PROF-033). */
export const isOptInChanged = (reply: string): boolean => reply === optInSuccess
