import { makeStores, permissionsOf, routeFactsOf, startQuery } from '@paydeck/core'
import { makeAppNavigation } from '../di/app-navigation.ts'
import type { Bindings } from '../di/container.ts'
import { enteredToken, makeEntered } from '../di/entered.ts'
import { appNavigationToken, permissionsToken, port, routeFactsToken, slice, startQueryToken } from '../di/tokens.ts'

/**
 * Bindings of the app's frame: stores, navigation, and the user data that guards and menus depend on.
 * @param page resolves when the code of the first page has loaded or failed to load
 */
export const frameModule =
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
  }
