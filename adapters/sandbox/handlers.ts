import type { HandlerTable } from './calls/context.ts'
import { cardsHandlers } from './cards/card-list.ts'
import { topUpHandlers } from './cards/card-top-up.ts'
import { homeHandlers } from './home/home-page.ts'
import { passkeysHandlers } from './passkeys/passkey-keeping.ts'
import { paymentsHandlers } from './payments/recent-activity.ts'
import { profileHandlers } from './profile/basic-info.ts'
import { merchantHandlers } from './profile/upgrade.ts'
import { pairingHandlers } from './profile/wallet-pairing.ts'
import { payoutWalletHandlers } from './receiving/address-form.ts'
import { payoutAcceptanceHandlers } from './receiving/payout-acceptance.ts'
import { payoutCurrencyHandlers } from './receiving/payout-currencies.ts'
import { payoutProfileHandlers } from './receiving/payout-profiles.ts'
import { receivingHandlers } from './receiving/payouts.ts'
import { walletBridgeHandlers } from './receiving/wallet-connection.ts'
import { referralHandlers } from './referral/referral-programme.ts'
import { signedInHandlers } from './security/active-sessions.ts'
import { securityHandlers } from './security/two-factor.ts'
import { sessionHandlers } from './session/current-session.ts'
import { verificationHandlers } from './verification/national-identity.ts'
import { waitlistHandlers } from './waitlist/waitlist.ts'

/** Who answers each call of the wire. A call without a handler does not compile (CALL-013). */
export const handlers = {
  ...sessionHandlers,
  ...cardsHandlers,
  ...homeHandlers,
  ...merchantHandlers,
  ...pairingHandlers,
  ...passkeysHandlers,
  ...paymentsHandlers,
  ...payoutAcceptanceHandlers,
  ...payoutCurrencyHandlers,
  ...payoutProfileHandlers,
  ...payoutWalletHandlers,
  ...profileHandlers,
  ...receivingHandlers,
  ...referralHandlers,
  ...securityHandlers,
  ...signedInHandlers,
  ...topUpHandlers,
  ...verificationHandlers,
  ...waitlistHandlers,
  ...walletBridgeHandlers,
} satisfies HandlerTable
