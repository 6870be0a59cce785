import { limit } from '../kernel/limits.ts'
import type { Standing } from '../verification/index.ts'
import type { PayoutRefusal, RecipientState, RecipientVerification } from './model.ts'
import { payoutInviteFailures } from './texts.ts'

/** Reason that replaces an unknown reason (RECV-076). */
export const unknownRefusal: PayoutRefusal = 'accountNotAllowed'

/** Error of a failed acceptance, by the provider's exact message (ERR-077, ERR-078). */
export const inviteFailures: ReadonlyMap<string, string> = new Map([
  ['Recipient payout invitation has expired', payoutInviteFailures.expired],
  ['Recipient email does not match user email', payoutInviteFailures.mismatch],
])

/**
 * For each recipient state, the verification standing whose text the banner shows. So the banner and the verification have
 * the same wording (RECV-104).
 */
export const recipientStandings = {
  'unable-to-verify': 'further-action',
  'continue-verification': 'started',
  'under-review': 'in-review',
} as const satisfies Record<RecipientState, Standing>

/** Tone of the notice above the addresses, by the standing of the recipient's verification. */
export const recipientTones = {
  'not-started': 'request',
  started: 'request',
  'in-review': 'wait',
  'further-action': 'bad',
  approved: 'wait',
} as const satisfies Record<Standing, RecipientVerification['tone']>

/** Number of characters at the end of a copied address by which the user recognises the address. */
export const copiedAddressEnd = limit('copied address end', 4)
