import type { Standing } from '../verification/index.ts'
import type { PayoutRefusal, RecipientState, RecipientVerification } from './model.ts'

/** Label of the button that leaves a form or dialog of this area. */
export const cancelText = 'Cancel'

/** Meaning of an unknown reason (RECV-076). */
export const unknownRefusal: PayoutRefusal = 'accountNotAllowed'

/** Error for an expired invite (ERR-077). */
export const inviteExpiredText = 'Payouts invitation has expired. A new invite from the merchant account is required.'

/** Error for an invite to another account (ERR-078). */
export const inviteMismatchText =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'

/** Error for any other message of the provider, and for none (ERR-079). */
export const otherInviteFailure = "We're having trouble accepting this payouts invite, please contact support."

/** Error of a failed acceptance, by the provider's exact message (ERR-077, ERR-078). */
export const inviteFailures: ReadonlyMap<string, string> = new Map([
  ['Recipient payout invitation has expired', inviteExpiredText],
  ['Recipient email does not match user email', inviteMismatchText],
])

/** Standing whose texts a recipient state uses, so that the wording is the same everywhere (RECV-104). */
export const recipientStandings = {
  'unable-to-verify': 'further-action',
  'continue-verification': 'started',
  'under-review': 'in-review',
} as const satisfies Record<RecipientState, Standing>

/** Tone of each standing above the addresses. */
export const recipientTones = {
  'not-started': 'request',
  started: 'request',
  'in-review': 'wait',
  'further-action': 'bad',
  approved: 'wait',
} as const satisfies Record<Standing, RecipientVerification['tone']>
