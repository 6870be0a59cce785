import { homeSourcesOf, makeAmountPrivacy, makeHome } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { permissionsToken, port, slice } from '../di/tokens.ts'

export const homeModule = new ContainerModule(({ bind }) => {
  bind(slice('amountPrivacy'))
    .toDynamicValue(({ get }) => makeAmountPrivacy({ storage: get(port('storage')) }))
    .inSingletonScope()
  bind(slice('home'))
    .toDynamicValue(({ get }) => {
      const shell = get(slice('shell'))
      return makeHome({
        stores: get(port('stores')),
        clock: get(port('clock')),
        log: get(port('log')),
        modals: shell.modals,
        carousels: shell.carousels,
        windows: get(port('windows')),
        moves: get(port('moves')),
        prices: get(port('priceHistory')),
        reloadCards: get(slice('cards')).reload,
        configuration: get(port('configuration')),
        sources: homeSourcesOf(
          {
            amountPrivacy: get(slice('amountPrivacy')),
            shell,
            cards: get(slice('cards')),
            passkeyStatus: get(slice('passkeyStatus')),
            payments: get(slice('payments')),
            basicInfo: get(slice('basicInfo')),
            receiving: get(slice('receiving')),
            applications: get(slice('applications')),
          },
          get(permissionsToken),
        ),
      })
    })
    .inSingletonScope()
})
