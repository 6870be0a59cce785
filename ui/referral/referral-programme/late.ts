/** What the referral's dialogs load: themselves, and the slice behind them. */
export { referralProgrammeModule } from './module.ts'
export { ReferralModal } from './ReferralModal.tsx'
export { ReferralReminderModal } from './ReferralReminderModal.tsx'
