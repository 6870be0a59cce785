import type { ComponentType } from 'react'
import { latePart } from '../di/late-part.ts'
import { withModules } from '../di/with-modules.ts'

export const loadCardWaitlist = (): Promise<ComponentType> =>
  import('../waitlist/late.ts').then(({ CardWaitlist, waitlistModule }) => withModules([waitlistModule], CardWaitlist))

/** The bills that are due soon. Its code is no part of Bill Pay's, which home does without. */
export const BillReminders = latePart(
  ['billReminders'],
  () => import('../bill-pay/bill-reminders/late.ts'),
  (part) => [part.Reminders, part.billRemindersModule],
)
