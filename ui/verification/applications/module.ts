import { makeApplications } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

export const applicationsModule = new ContainerModule(({ bind }) => {
  bind(slice('applications')).toDynamicValue(({ get }) =>
    makeApplications({
      stores: get(port('stores')),
      log: get(port('log')),
      records: get(port('applicationRecords')),
      shopper: get(port('shopperRecords')),
    }),
  )
})
