import { isFeatureShown, makeReferralProgramme, project } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { permissionsToken, port, slice } from '../../di/tokens.ts'

/** Bound with what shows the user's own referral, or reminds of it. */
export const referralProgrammeModule: Bindings = ({ bind }) => {
  bind(slice('referralProgramme')).toDynamicValue(({ get }) => {
    const shell = get(slice('shell'))
    return makeReferralProgramme({
      stores: get(port('stores')),
      clock: get(port('clock')),
      device: get(port('device')),
      hashes: get(port('hashes')),
      reminder: get(port('reminderTime')),
      records: get(port('referralRecords')),
      session: get(port('sessionStorage')),
      modals: shell.modals,
      modal: shell.modal,
      userId: project(get(slice('currentSession')).session, (session) => session.userId),
      hasGalileoAccess: project(get(permissionsToken), (granted) => isFeatureShown('referral-reminder', granted)),
    })
  })
}
