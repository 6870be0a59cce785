import { makeCardList } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const cardListModule = new ContainerModule(({ bind }) => {
  bind(slice('cardList')).toDynamicValue(({ get }) =>
    makeCardList({
      stores: get(port('stores')),
      log: get(port('log')),
      accounts: get(port('cardAccounts')),
    }),
  )
})
