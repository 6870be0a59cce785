import { billRemindersOf } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with what shows them. Beside it `amountPrivacy` is to be bound, which it reads. */
export const billRemindersModule: Bindings = ({ bind }) => {
  bind(slice('billReminders')).toDynamicValue(({ get }) =>
    billRemindersOf({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      bills: get(port('billReminders')),
      device: get(port('device')),
      configuration: get(port('configuration')),
      files: get(port('files')),
      storage: get(port('storage')),
      amountPrivacy: get(slice('amountPrivacy')),
      applications: get(slice('applications')),
    }),
  )
}
