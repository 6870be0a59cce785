import { type Live, makeSecurityHistory, project } from '@paydeck/core'
import { filter, merge, type Observable, pairwise, startWith } from 'rxjs'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'
import { renewals } from '../renewals.ts'

/** Without the first time that it becomes known. */
const changesOf = <V>(live: Live<V | null>): Observable<unknown> =>
  live.changes$.pipe(
    startWith(live.get()),
    pairwise(),
    filter(([before]) => before !== null),
  )

/** Bound with the security page. */
export const securityHistoryModule: Bindings = ({ bind }) => {
  bind(slice('securityHistory')).toDynamicValue(({ get }) =>
    makeSecurityHistory({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      device: get(port('device')),
      record: get(port('securityRecord')),
      changed$: merge(
        renewals(get(slice('currentSession'))),
        changesOf(project(get(slice('passkeyStatus')).state, ({ credentials }) => credentials)),
        project(get(slice('twoFactor')).backup, ({ codes }) => codes).changes$,
        get(slice('activeSessions')).ended$,
      ),
    }),
  )
}
