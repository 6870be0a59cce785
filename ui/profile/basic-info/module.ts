import { makeBasicInfo } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

export const basicInfoModule: Bindings = ({ bind }) => {
  bind(slice('basicInfo')).toDynamicValue(({ get }) =>
    makeBasicInfo({
      stores: get(port('stores')),
      account: get(port('userAccount')),
    }),
  )
}
