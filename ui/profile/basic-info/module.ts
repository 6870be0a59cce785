import { makeBasicInfo } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const basicInfoModule = new ContainerModule(({ bind }) => {
  bind(slice('basicInfo')).toDynamicValue(({ get }) =>
    makeBasicInfo({
      stores: get(port('stores')),
      account: get(port('userAccount')),
    }),
  )
})
