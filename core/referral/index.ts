/**
 * The referral programme: the code of the user, its status, and the reminder.
 * @module @paydeck/core/referral
 */
export type { ReminderTime } from './ports.ts'
export * from './referral-arrival/index.ts'
export * from './referral-programme/index.ts'
export { referralReminderTexts, referralTexts } from './texts.ts'
