import { isFeatureShown, makeReferralProgramme, project } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'
import { permissionsToken } from '../../di/tokens.ts'

/** Dialogs about the referral programme, and the panel with the user's referral code. */
export { ReferralCodePanel } from './ReferralCodePanel.tsx'
export { ReferralModal } from './ReferralModal.tsx'
export { ReferralReminderModal } from './ReferralReminderModal.tsx'

export const slices = sliceModule({
  referralProgramme: (
    { stores, clock, device, hashes, reminderTime, referralRecords, sessionStorage },
    { currentSession, shell },
    get,
  ) =>
    makeReferralProgramme({
      stores,
      clock,
      device,
      hashes,
      reminder: reminderTime,
      records: referralRecords,
      session: sessionStorage,
      modals: shell.modals,
      modal: shell.modal,
      userId: project(currentSession.session, (session) => session.userId),
      hasGalileoAccess: project(get(permissionsToken), (granted) => isFeatureShown('referral-reminder', granted)),
    }),
})
