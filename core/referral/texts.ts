/** Texts of the referral programme; {time} is the day on which the referral expires. */
export const referralTexts = {
  heading: 'Refer a friend',
  /** {reward} and {load} are amounts, {within} is a number of days. */
  offer: 'You and your friend each get {reward} once your friend loads {load} within {within} days.',
  show: 'Show referral code',
  code: 'Referral code',
  failed: 'Uh oh, something went wrong retrieving your referral code. Please try again later.',
  again: 'Try Again',
  pending: 'Your referral is open until {time}.',
  expired: 'Your referral expired on {time}.',
  /** Text for every status without a text of its own; {status} is the provider's word. */
  status: 'Referral status: {status}.',
} as const

/** Texts of the reminder of an expired referral. */
export const referralReminderTexts = {
  lead: 'Your referral expired before a friend used the code. The code still works, so you can share it again.',
  later: 'Not now',
} as const

/** Headings of the dialogs of referrals. */
export const referralDialogHeadings = {
  referral: 'Refer a friend',
  'referral-reminder': 'Your referral expired',
} as const
