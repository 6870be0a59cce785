import { makeToastSlot } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import { port, slice } from '../di/tokens.ts'

/** Bound with what shows the toasts, and with what tells something by them. */
export const toastsModule: Bindings = ({ bind }) => {
  bind(slice('toasts')).toDynamicValue(({ get }) =>
    makeToastSlot({ stores: get(port('stores')), clock: get(port('clock')) }),
  )
}
