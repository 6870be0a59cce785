import { optInSuccess } from './tables.ts'

/** What of an email address is hashed for its picture: alike for every way to write it (PROF-063, PROF-064). */
export const avatarText = (email: string): string => email.trim().toLowerCase()

/**
 * Address of a user's picture (PROF-064).
 * @param service address of the avatar service, to which hashes are appended
 * @param hash hexadecimal SHA-256 of `avatarText`
 */
export const avatarAddress = (service: string, hash: string): string => `${service}${hash}`

/** Whether the provider changed the email opt-in: it says so in one word (PROF-033). */
export const isOptInChanged = (reply: string): boolean => reply === optInSuccess
