import { makeSomeSlice } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with its dialog. */
export const someSliceModule: Bindings = ({ bind }) => {
  bind(slice('someSlice')).toDynamicValue(({ get }) =>
    makeSomeSlice({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      records: get(port('someSliceRecords')),
    }),
  )
}
