import { makeStores } from '@paydeck/core'
import { makeAppNavigation } from '../di/app-navigation.ts'
import type { Bindings } from '../di/container.ts'
import { enteredToken, makeEntered } from '../di/entered.ts'
import { appNavigationToken, port } from '../di/tokens.ts'

/**
 * Bindings of the app's frame: stores and navigation.
 * @param page resolves when the code of the first page has loaded or failed to load
 */
export const frameModule =
  (page: Promise<void>): Bindings =>
  ({ bind }) => {
    bind(port('stores')).toDynamicValue(({ get }) => makeStores(get(port('log')).error))
    bind(appNavigationToken).toConstantValue(makeAppNavigation())
    bind(enteredToken).toConstantValue(makeEntered(page))
    bind(port('appNavigation')).toService(appNavigationToken)
  }
