import { queryKeys, routePath } from '../../routes/index.ts'
import type { PayoutRefusal } from '../model.ts'
import { expired, mismatch, otherInviteFailure } from '../tables.ts'

/** Where the screen is, and the query value that carries an invite on to it (RECV-073, RECV-074). */
export const receivingPage = { path: routePath('settings-receiving-addresses'), inviteKey: queryKeys.invite } as const

/** The same of an invite that cannot be accepted to begin with, by the reason (RECV-076, RECV-077). */
export const inviteRefusals = {
  currencyNotAllowed: otherInviteFailure,
  accountNotAllowed: otherInviteFailure,
  inviteExpired: expired,
  emailMismatch: mismatch,
} as const satisfies Record<PayoutRefusal, string>
