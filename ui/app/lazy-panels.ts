import { lazyPart } from '../di/lazy-part.ts'

export const CardWaitlist = lazyPart(
  ['waitlist'],
  () => import('../waitlist/lazy.ts'),
  (part) => part.CardWaitlist,
)

/** The bills that are due soon. Its code is no part of Bill Pay's, which home does without. */
export const BillReminders = lazyPart(
  ['billReminders'],
  () => import('../bill-pay/bill-reminders/lazy.ts'),
  (part) => part.Reminders,
)
