/**
 * Waitlists for cards and Bill Pay, which a user can join.
 * @module @paydeck/core/waitlist
 */
export * from './model.ts'
export type { MailingLists } from './ports.ts'
export { afterJoining, isOffered, isOnList, unavailableText } from './rules.ts'
export { makeWaitlist, type Waitlist, type WaitlistPorts } from './slice.ts'
export { waitlists, type WaitlistRow } from './tables.ts'
export { type WaitlistState, type WaitlistView, waitlistView } from './view.ts'
