export * from './model.ts'
export type { ReferralRecords, ReminderTime } from './ports.ts'
export { referralCookieOf } from './rules.ts'
export { isReminderDue } from './rules/reminder.ts'
export { referralOfferText, withRewardNumbers } from './rules/reward.ts'
export { makeReferral, type Referral, type ReferralPorts } from './slice.ts'
export { referralCookieLifetime } from './tables.ts'
export { referralTexts, reminderTexts } from './tables/programme.ts'
export { reminderPeriod } from './tables/reminder.ts'
export { referralReward } from './tables/reward.ts'
export { referralOf } from './use-cases.ts'
export {
  makeReferralProgramme,
  type ReferralProgramme,
  type ReferralProgrammePorts,
} from './use-cases/programme.ts'
export { makeRaiseReminder, type RemindPorts } from './use-cases/remind.ts'
export { type ReferralView, referralView } from './views/programme.ts'
