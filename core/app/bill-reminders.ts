import { billRemindersOf } from '../pages/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the reminders of due bills. */
export const billRemindersMakers = {
  billReminders: maker(
    ['stores', 'clock', 'log', 'billReminders', 'device', 'configuration', 'files', 'storage'],
    ['amountPrivacy', 'applications'],
    (ports, { amountPrivacy, applications }) => billRemindersOf({ ...ports, amountPrivacy, applications }),
  ),
} satisfies Makers<'billReminders'>
