import { optInSuccess } from './tables.ts'

/**
 * Returns the normalised email, whose hash is part of the picture's URL (PROF-063, PROF-064).
 * @example
 * avatarText(' Ada@Example.com ') // 'ada@example.com'
 */
export const avatarText = (email: string): string => email.trim().toLowerCase()

/**
 * Returns the URL of a user's picture (PROF-064).
 * @param service base URL of the avatar service, to which the hash is appended
 * @param hash hexadecimal SHA-256 of `avatarText`
 * @example
 * avatarAddress('https://avatars.example/', 'ab12') // 'https://avatars.example/ab12'
 */
export const avatarAddress = (service: string, hash: string): string => `${service}${hash}`

/**
 * True if the provider's result word is `optInSuccess` (PROF-033).
 * @example
 * isOptInChanged('success') // true
 */
export const isOptInChanged = (reply: string): boolean => reply === optInSuccess
