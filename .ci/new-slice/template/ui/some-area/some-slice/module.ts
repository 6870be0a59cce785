import { makeSomeSlice } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { port, slice } from '../../di/tokens.ts'

/** Bound with its dialog. */
export const someSliceModule = new ContainerModule(({ bind }) => {
  bind(slice('someSlice')).toDynamicValue(({ get }) =>
    makeSomeSlice({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      records: get(port('someSliceRecords')),
    }),
  )
})
