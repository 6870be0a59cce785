import { makeCards } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../di/tokens.ts'

export const cardsModule = new ContainerModule(({ bind }) => {
  bind(slice('cards'))
    .toDynamicValue(({ get }) =>
      makeCards({
        stores: get(port('stores')),
        log: get(port('log')),
        accounts: get(port('cardAccounts')),
      }),
    )
    .inSingletonScope()
})
