import { filter, from, merge, type Observable, pairwise } from 'rxjs'
import { type Live, project } from '../kernel/store.ts'
import { makePasswordPasskeys } from '../pages/index.ts'
import { makeActiveSessions, makePasswordUpdate, makeSecurityHistory, makeTwoFactor } from '../security/index.ts'
import type { CurrentSession } from '../session/index.ts'
import { maker, type Makers } from './maker.ts'

/**
 * Emits when a new session replaces the current one, such as after a change of the password or of two-factor. Never errors.
 */
const renewals = ({ session }: Pick<CurrentSession, 'session'>) =>
  project(session, ({ csrfToken }) => csrfToken).changes$

/** Emits when the value changes, except when it changes from null to the first value. */
const changesOf = <V>(live: Live<V | null>): Observable<unknown> =>
  from(live).pipe(
    pairwise(),
    filter(([before]) => before !== null),
  )

/** Makers of the slices of the security page. */
export const securityMakers = {
  activeSessions: maker(
    ['stores', 'clock', 'log', 'device', 'activeSessionRecords'],
    ['currentSession', 'shell'],
    (ports, { currentSession, shell }) =>
      makeActiveSessions({
        ...ports,
        changed$: renewals(currentSession),
        modals: shell.modals,
      }),
  ),
  passwordUpdate: maker(
    ['stores', 'clock', 'log', 'passwords', 'randomness', 'passwordRecords', 'passwordStrength', 'passkeyKeeper'],
    ['basicInfo', 'currentSession', 'passkeyStatus', 'recentFactor', 'shell'],
    (ports, { basicInfo, currentSession, passkeyStatus, recentFactor, shell }) =>
      makePasswordUpdate({
        ...ports,
        owner: basicInfo.view,
        renew: currentSession.tasks.renew,
        passkeys: makePasswordPasskeys({
          ...ports,
          passkeys: passkeyStatus,
          askProof: recentFactor.tasks.ask,
        }),
        modals: shell.modals,
      }),
  ),
  securityHistory: maker(
    ['stores', 'clock', 'log', 'device', 'securityRecord'],
    ['activeSessions', 'currentSession', 'passkeyStatus', 'twoFactor'],
    (ports, { activeSessions, currentSession, passkeyStatus, twoFactor }) =>
      makeSecurityHistory({
        ...ports,
        changed$: merge(
          renewals(currentSession),
          changesOf(project(passkeyStatus.state, ({ credentials }) => credentials)),
          project(twoFactor.backup, ({ codes }) => codes).changes$,
          activeSessions.ended$,
        ),
      }),
  ),
  twoFactor: maker(
    ['stores', 'clock', 'secondFactor', 'navigation', 'configuration', 'files'],
    ['basicInfo', 'currentSession', 'recentFactor', 'securitySettings', 'shell'],
    (ports, { basicInfo, currentSession, recentFactor, securitySettings, shell }) =>
      makeTwoFactor({
        ...ports,
        security: securitySettings,
        renew: currentSession.tasks.renew,
        email: basicInfo.email,
        host: ports.navigation.arrival.host,
        modals: shell.modals,
        askProof: recentFactor.tasks.ask,
      }),
  ),
} satisfies Makers<'activeSessions' | 'passwordUpdate' | 'securityHistory' | 'twoFactor'>
