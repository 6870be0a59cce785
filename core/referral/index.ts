export type { ReminderTime } from './ports.ts'
export * from './referral-arrival/index.ts'
export * from './referral-programme/index.ts'
export { referralReminderTexts, referralTexts } from './texts.ts'
