import { lazyPart } from '../di/lazy-part.ts'

export const CardWaitlist = lazyPart(
  ['waitlist'],
  () => import('../waitlist/lazy.ts'),
  (part) => part.CardWaitlist,
)

/**
 * Panel of the bills that are due soon. Its code is separate from that of Bill Pay, so that home does not load the latter.
 */
export const BillReminders = lazyPart(
  ['billReminders'],
  () => import('../bill-pay/bill-reminders/lazy.ts'),
  (part) => part.Reminders,
)
