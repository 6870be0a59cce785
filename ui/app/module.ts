import { makeShell, makeStores, permissionsOf, routeFactsOf, startQuery, startupOf } from '@paydeck/core'
import { makeAppNavigation } from '../di/app-navigation.ts'
import type { Bindings } from '../di/container.ts'
import { enteredToken, makeEntered } from '../di/entered.ts'
import { appNavigationToken, permissionsToken, port, routeFactsToken, slice, startQueryToken } from '../di/tokens.ts'
import type * as later from './after-start.ts'

/** Without its code nothing of it is looked up; what is shown of it tries again. */
const afterStart = (get: later.Get, what: keyof typeof later) => (): Promise<void> =>
  get(enteredToken)
    .painted.then(() => import('./after-start.ts'))
    .then((code) => code[what](get))
    .catch(() => get(port('log')).warn('What comes after the start could not be loaded'))

/**
 * The frame: initialisation, shell, and what guards and menus ask about.
 * @param page resolves when the code of the first page is there, or could not be had
 */
export const appModule =
  (isDevelopment: boolean, page: Promise<void>): Bindings =>
  ({ bind }) => {
    bind(port('stores')).toDynamicValue(({ get }) => makeStores(get(port('log')).error))
    bind(appNavigationToken).toConstantValue(makeAppNavigation())
    bind(enteredToken).toConstantValue(makeEntered(page))
    bind(port('appNavigation')).toService(appNavigationToken)
    bind(startQueryToken).toDynamicValue(({ get }) => startQuery(get(port('navigation')).arrival.query))

    bind(permissionsToken).toDynamicValue(({ get }) =>
      permissionsOf(
        {
          basicInfo: get(slice('basicInfo')),
          currentSession: get(slice('currentSession')),
          payouts: get(slice('payouts')),
        },
        get(startQueryToken),
      ),
    )

    bind(routeFactsToken).toDynamicValue(({ get }) =>
      routeFactsOf(
        { currentSession: get(slice('currentSession')), cardList: get(slice('cardList')) },
        get(permissionsToken),
        get(port('device')).width,
        isDevelopment,
        get(port('stores')),
      ),
    )

    bind(slice('startup')).toDynamicValue(({ get }) => {
      const { painted } = get(enteredToken)
      return startupOf(
        { log: get(port('log')), navigation: get(port('navigation')) },
        {
          applications: get(slice('applications')),
          basicInfo: get(slice('basicInfo')),
          cardList: get(slice('cardList')),
          currentSession: get(slice('currentSession')),
          payouts: get(slice('payouts')),
          recentActivity: get(slice('recentActivity')),
          securitySettings: get(slice('securitySettings')),
        },
        { createMissing: afterStart(get, 'createMissing'), watchApplications: afterStart(get, 'watchApplications') },
        [
          () => painted.then(get(slice('passkeyStatus')).tasks.load),
          () => painted.then(get(slice('applications')).tasks.loadMissingInfo),
          afterStart(get, 'runAfterStart'),
          // Asked for when its time has come: the shell needs what needs this.
          () => painted.then(() => get(slice('shell')).tasks.startServices()),
        ],
      )
    })

    bind(slice('shell')).toDynamicValue(({ get }) =>
      makeShell({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        services: get(port('services')),
        session: get(slice('currentSession')).session,
        device: get(port('device')),
        configuration: get(port('configuration')),
        stage: get(slice('startup')).state,
        permissions: get(permissionsToken),
        start: get(startQueryToken),
      }),
    )
  }
