import { queryKeys, routePath } from '../../routes/index.ts'
import type { PayoutRefusal } from '../model.ts'
import { payoutInviteFailures } from '../texts.ts'

/** Path of the addresses screen, and the query key that passes a failed invite to that screen (RECV-073, RECV-074). */
export const receivingPage = { path: routePath('settings-receiving-addresses'), inviteKey: queryKeys.invite } as const

/** Error of an invite that cannot be accepted, by the reason from the check (RECV-076, RECV-077). */
export const inviteRefusals = {
  currencyNotAllowed: payoutInviteFailures.other,
  accountNotAllowed: payoutInviteFailures.other,
  inviteExpired: payoutInviteFailures.expired,
  emailMismatch: payoutInviteFailures.mismatch,
} as const satisfies Record<PayoutRefusal, string>
