import { referralProgrammeMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/** Dialogs about the referral programme, and the panel with the user's referral code. */
export { ReferralCodePanel } from './ReferralCodePanel.tsx'
export { ReferralModal } from './ReferralModal.tsx'
export { ReferralReminderModal } from './ReferralReminderModal.tsx'

export const slices = sliceModule(referralProgrammeMakers)
