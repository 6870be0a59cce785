import { makeCardList } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const cardListModule: Bindings = ({ bind }) => {
  bind(slice('cardList')).toDynamicValue(({ get }) =>
    makeCardList({
      stores: get(port('stores')),
      log: get(port('log')),
      accounts: get(port('cardAccounts')),
    }),
  )
}
