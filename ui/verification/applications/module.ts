import { makeApplications } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const applicationsModule: Bindings = ({ bind }) => {
  bind(slice('applications')).toDynamicValue(({ get }) =>
    makeApplications({
      stores: get(port('stores')),
      log: get(port('log')),
      records: get(port('applicationRecords')),
      shopper: get(port('shopperRecords')),
    }),
  )
}
