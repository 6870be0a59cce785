import {
  type CurrentSession,
  type Live,
  makeActiveSessions,
  makePasswordPasskeys,
  makePasswordUpdate,
  makeSecurityHistory,
  makeTwoFactor,
  project,
} from '@paydeck/core'
import { filter, merge, type Observable, pairwise, startWith } from 'rxjs'
import { sliceModule } from '../di/slice-module.ts'

/**
 * Emits when a new session replaces the current one, such as after a change of the password or of two-factor. Never errors.
 */
const renewals = ({ session }: CurrentSession) => project(session, ({ csrfToken }) => csrfToken).changes$

/** Emits when the value changes, except when it changes from null to the first value. */
const changesOf = <V>(live: Live<V | null>): Observable<unknown> =>
  live.changes$.pipe(
    startWith(live.get()),
    pairwise(),
    filter(([before]) => before !== null),
  )

/** Slices of the security page. */
export const slices = sliceModule({
  activeSessions: ({ stores, clock, log, device, activeSessionRecords }, { currentSession, shell }) =>
    makeActiveSessions({
      stores,
      clock,
      log,
      device,
      sessions: activeSessionRecords,
      changed$: renewals(currentSession),
      modals: shell.modals,
    }),
  passwordUpdate: (ports, { basicInfo, currentSession, passkeyStatus, recentFactor, shell }) => {
    const { stores, clock, log, passwords, randomness, passwordRecords, passwordStrength, passkeyKeeper } = ports
    return makePasswordUpdate({
      stores,
      clock,
      log,
      passwords,
      randomness,
      records: passwordRecords,
      strength: passwordStrength,
      owner: basicInfo.view,
      renew: currentSession.tasks.renew,
      passkeys: makePasswordPasskeys({
        stores,
        log,
        keeper: passkeyKeeper,
        passkeys: passkeyStatus,
        askProof: recentFactor.tasks.ask,
      }),
      modals: shell.modals,
    })
  },
  securityHistory: (
    { stores, clock, log, device, securityRecord },
    { activeSessions, currentSession, passkeyStatus, twoFactor },
  ) =>
    makeSecurityHistory({
      stores,
      clock,
      log,
      device,
      record: securityRecord,
      changed$: merge(
        renewals(currentSession),
        changesOf(project(passkeyStatus.state, ({ credentials }) => credentials)),
        project(twoFactor.backup, ({ codes }) => codes).changes$,
        activeSessions.ended$,
      ),
    }),
  twoFactor: (
    { stores, clock, secondFactor, navigation, configuration, files },
    { basicInfo, currentSession, recentFactor, securitySettings, shell },
  ) =>
    makeTwoFactor({
      stores,
      clock,
      factor: secondFactor,
      security: securitySettings,
      renew: currentSession.tasks.renew,
      email: basicInfo.email,
      host: navigation.arrival.host,
      configuration,
      files,
      modals: shell.modals,
      askProof: recentFactor.tasks.ask,
    }),
})
