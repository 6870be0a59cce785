import { lazyPart } from '../di/lazy-part.ts'

export const CardWaitlist = lazyPart(
  ['waitlist'],
  () => import('../waitlist/lazy.ts'),
  (part) => part.CardWaitlist,
)

/** Panel of the bills that are due soon. Its code is a separate chunk, so that home does not load the code of Bill Pay. */
export const BillReminders = lazyPart(
  ['billReminders'],
  () => import('../bill-pay/bill-reminders/lazy.ts'),
  (part) => part.Reminders,
)
