import { project } from '../kernel/store.ts'
import { makeReferralProgramme } from '../referral/index.ts'
import { isFeatureShown } from '../session/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the referral programme. */
export const referralProgrammeMakers = {
  referralProgramme: maker(
    ['stores', 'clock', 'device', 'hashes', 'reminderTime', 'referralRecords', 'sessionStorage'],
    ['currentSession', 'permissions', 'shell'],
    (ports, { currentSession, permissions, shell }) =>
      makeReferralProgramme({
        ...ports,
        modals: shell.modals,
        modal: shell.modal,
        userId: project(currentSession.session, ({ userId }) => userId),
        hasGalileoAccess: project(permissions, (granted) => isFeatureShown('referral-reminder', granted)),
      }),
  ),
} satisfies Makers<'referralProgramme'>
