import type { Standing } from '../verification/index.ts'
import type { PayoutRefusal, RecipientState, RecipientVerification } from './model.ts'

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

/** In whose words each of these is told, which are the same wherever it is (RECV-104). */
export const recipientStandings = {
  'unable-to-verify': 'further-action',
  'continue-verification': 'started',
  'under-review': 'in-review',
} as const satisfies Record<RecipientState, Standing>

/** How each standing looks above the addresses. */
export const recipientTones = {
  'not-started': 'request',
  started: 'request',
  'in-review': 'wait',
  'further-action': 'bad',
  approved: 'wait',
} as const satisfies Record<Standing, RecipientVerification['tone']>
