import { cardsHandlers } from './cards.ts'
import type { HandlerTable } from './handler.ts'
import { homeHandlers } from './home.ts'
import { merchantHandlers } from './merchants.ts'
import { pairingHandlers } from './pairing.ts'
import { passkeysHandlers } from './passkeys.ts'
import { paymentsHandlers } from './payments.ts'
import { payoutAcceptanceHandlers } from './payout-acceptance.ts'
import { payoutCurrencyHandlers } from './payout-currencies.ts'
import { payoutProfileHandlers } from './payout-profiles.ts'
import { payoutWalletHandlers } from './payout-wallets.ts'
import { profileHandlers } from './profile.ts'
import { receivingHandlers } from './receiving.ts'
import { referralHandlers } from './referral.ts'
import { securityHandlers } from './security.ts'
import { sessionHandlers } from './session.ts'
import { signedInHandlers } from './signed-in.ts'
import { topUpHandlers } from './top-ups.ts'
import { verificationHandlers } from './verification.ts'
import { waitlistHandlers } from './waitlist.ts'
import { walletBridgeHandlers } from './wallet-bridge.ts'

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
