import { type Live, makeSecurityHistory, makeSignedIn, project, type CurrentSession } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { filter, merge, type Observable, pairwise, startWith } from 'rxjs'
import { port, slice } from '../../di/tokens.ts'

/** Without the first time that it becomes known. */
const changesOf = <V>(live: Live<V | null>): Observable<unknown> =>
  live.changes$.pipe(
    startWith(live.get()),
    pairwise(),
    filter(([before]) => before !== null),
  )

/** The session is another one after the password or two-factor was changed. */
const renewals = ({ session }: CurrentSession): Observable<unknown> =>
  project(session, ({ csrfToken }) => csrfToken).changes$

/** Bound with the security page and the dialogs that end sessions. */
export const activityModule = new ContainerModule(({ bind }) => {
  bind(slice('signedIn'))
    .toDynamicValue(({ get }) =>
      makeSignedIn({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        sessions: get(port('signedInSessions')),
        changed$: renewals(get(slice('currentSession'))),
        modals: get(slice('shell')).modals,
      }),
    )
    .inSingletonScope()
  bind(slice('securityHistory'))
    .toDynamicValue(({ get }) =>
      makeSecurityHistory({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        record: get(port('securityRecord')),
        changed$: merge(
          renewals(get(slice('currentSession'))),
          changesOf(project(get(slice('passkeys')).state, ({ credentials }) => credentials)),
          project(get(slice('twoFactor')).backup, ({ codes }) => codes).changes$,
          get(slice('signedIn')).ended$,
        ),
      }),
    )
    .inSingletonScope()
})
