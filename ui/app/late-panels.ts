import { latePart } from '../di/late-part.ts'

export const CardWaitlist = latePart(
  ['waitlist'],
  () => import('../waitlist/late.ts'),
  (part) => part.CardWaitlist,
)

/** The bills that are due soon. Its code is no part of Bill Pay's, which home does without. */
export const BillReminders = latePart(
  ['billReminders'],
  () => import('../bill-pay/bill-reminders/late.ts'),
  (part) => part.Reminders,
)
