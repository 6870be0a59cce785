import type { PayoutRefusal, RecipientState } from './model.ts'

/** Leaves a form or a dialog of this area without doing anything. */
export const cancelText = 'Cancel'

/** What an unknown reason is taken for (RECV-076). */
export const unknownRefusal: PayoutRefusal = 'accountNotAllowed'

/** Told of an invite that came too late (ERR-077). */
export const expired = 'Payouts invitation has expired. A new invite from the merchant account is required.'

/** Told of an invite for another account (ERR-078). */
export const mismatch =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'

/** For every other word, and for none (ERR-079). */
export const otherInviteFailure = "We're having trouble accepting this payouts invite, please contact support."

/** What is told of an invite that was not accepted, by the provider's exact words (ERR-077, ERR-078). */
export const inviteFailures: ReadonlyMap<string, string> = new Map([
  ['Recipient payout invitation has expired', expired],
  ['Recipient email does not match user email', mismatch],
])

/** What the banner on the card screens says (RECV-104). */
export const recipientTexts = {
  'unable-to-verify': 'We were unable to verify your identity.',
  'continue-verification': 'Continue verification',
  'under-review': 'Your verification is under review. This takes {time}.',
} as const satisfies Record<RecipientState, string>
