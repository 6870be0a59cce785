import { billRemindersOf } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Reminders of due bills. */
export { Reminders } from './Reminders.tsx'

export const slices = sliceModule({
  billReminders: (
    { stores, clock, log, billReminders, device, configuration, files, storage },
    { amountPrivacy, applications },
  ) =>
    billRemindersOf({
      stores,
      clock,
      log,
      bills: billReminders,
      device,
      configuration,
      files,
      storage,
      amountPrivacy,
      applications,
    }),
})
