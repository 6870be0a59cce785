/** What the referral's dialogs and the panel with its code load: themselves, and the slice behind them. */
export { referralProgrammeModule } from './module.ts'
export { ReferralCodePanel } from './ReferralCodePanel.tsx'
export { ReferralModal } from './ReferralModal.tsx'
export { ReferralReminderModal } from './ReferralReminderModal.tsx'
