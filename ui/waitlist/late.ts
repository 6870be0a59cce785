/** What is loaded once a user may need a waitlist: the card's part of it, and the slice behind it. */
export { CardWaitlist } from './CardWaitlist.tsx'
export { waitlistModule } from './module.ts'
