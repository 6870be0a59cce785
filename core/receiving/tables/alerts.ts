import type { ReceivingAlert, RecipientState, SaveStep } from '../model.ts'
import type { PayoutRefusal } from '../model/acceptance.ts'

export interface AlertRow {
  readonly tone: 'warning' | 'error'
  readonly text: string
  readonly action: string
}

/** RECV-064 to RECV-067. */
export const receivingAlerts = {
  region: {
    tone: 'warning',
    text: 'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
    action: 'Change Currency',
  },
  account: {
    tone: 'error',
    text: 'Due to your account settings, we cannot process payments from your senders.',
    action: 'Get Help',
  },
} as const satisfies Record<ReceivingAlert, AlertRow>

/** Which alert tells of a reason not to accept payouts (RECV-068, RECV-076). */
export const refusalAlerts = {
  currencyNotAllowed: 'region',
  accountNotAllowed: 'account',
  inviteExpired: 'account',
  emailMismatch: 'account',
} as const satisfies Record<PayoutRefusal, ReceivingAlert>

/** What an unknown reason is taken for (RECV-076). */
export const unknownRefusal: PayoutRefusal = 'accountNotAllowed'

const expired = 'Payouts invitation has expired. A new invite from the merchant account is required.'
const mismatch =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'

/** For every other word, and for none (ERR-079). */
export const otherInviteFailure = "We're having trouble accepting this payouts invite, please contact support."

/** What is told of an invite that was not accepted, by the provider's exact words (ERR-077, ERR-078). */
export const inviteFailures: ReadonlyMap<string, string> = new Map([
  ['Recipient payout invitation has expired', expired],
  ['Recipient email does not match user email', mismatch],
])

/** The same of an invite that cannot be accepted to begin with, by the reason (RECV-076, RECV-077). */
export const inviteRefusals = {
  currencyNotAllowed: otherInviteFailure,
  accountNotAllowed: otherInviteFailure,
  inviteExpired: expired,
  emailMismatch: mismatch,
} as const satisfies Record<PayoutRefusal, string>

/** Told of the step that failed; {currency} is the display code (ERR-069 to ERR-075). */
export const saveFailures = {
  token: 'User does not have payouts access, please complete account verification.',
  validate: 'Invalid wallet address for currency {currency}.',
  'create-wallet': 'There was a problem saving your wallet. Please review and try again.',
  'create-profile': 'There was some problem creating profile. Please try again later.',
  'add-payor': 'There was a problem saving your address. Please review and try again.',
  'update-wallet': 'There was a problem updating your wallet. Please try again later.',
  'update-profile': 'There was some problem updating your profile. Please try again later.',
} as const satisfies Record<SaveStep, string>

/** What the banner on the card screens says (RECV-104). */
export const recipientTexts = {
  'unable-to-verify': 'We were unable to verify your identity.',
  'continue-verification': 'Continue verification',
  'under-review': 'Your verification is under review. This takes {time}.',
} as const satisfies Record<RecipientState, string>
