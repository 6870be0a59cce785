/** What the referral programme says. */
export const referralTexts = {
  heading: 'Refer a friend',
  show: 'Show referral code',
  code: 'Referral code',
  /** ERR-022. */
  failed: 'Uh oh, something went wrong retrieving your referral code. Please try again later.',
  again: 'Try Again',
  pending: 'Your referral is open until {day}.',
  expired: 'Your referral ran out on {day}.',
} as const

/** What the reminder says (PROF-059). */
export const reminderTexts = {
  lead: 'Your referral ran out before a friend used it. Your code still works: share it again.',
  later: 'Not now',
} as const
