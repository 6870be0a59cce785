import { billRemindersMakers } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Reminders of due bills. */
export { Reminders } from './Reminders.tsx'

export const slices = sliceModule(billRemindersMakers)
