import { homeSourcesOf, makeHomePage } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { permissionsToken, port, slice } from '../../di/tokens.ts'

/** Beside it `amountPrivacy` is to be bound, which it reads. */
export const homePageModule: Bindings = ({ bind }) => {
  bind(slice('homePage')).toDynamicValue(({ get }) => {
    const shell = get(slice('shell'))
    return makeHomePage({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: shell.modals,
      carousels: shell.carousels,
      windows: get(port('windows')),
      appNavigation: get(port('appNavigation')),
      prices: get(port('priceHistory')),
      reloadCards: get(slice('cardList')).tasks.reload,
      configuration: get(port('configuration')),
      sources: homeSourcesOf(
        {
          amountPrivacy: get(slice('amountPrivacy')),
          shell,
          cardList: get(slice('cardList')),
          passkeyStatus: get(slice('passkeyStatus')),
          basicInfo: get(slice('basicInfo')),
          payouts: get(slice('payouts')),
          recentActivity: get(slice('recentActivity')),
          applications: get(slice('applications')),
        },
        get(permissionsToken),
      ),
    })
  })
}
