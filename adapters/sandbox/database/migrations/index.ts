import type { Migration } from 'kysely/migration'
import * as ground from './0001-ground.ts'
import * as mails from './0002-mails.ts'
import * as secondFactor from './0003-second-factor.ts'
import * as passkeyChallenges from './0004-passkey-challenges.ts'
import * as referralsAndMerchants from './0005-referrals-and-merchants.ts'
import * as securityActivity from './0006-security-activity.ts'
import * as submits from './0007-submits.ts'
import * as topUps from './0008-top-ups.ts'
import * as receivingAddresses from './0009-receiving-addresses.ts'
import * as walletBridge from './0010-wallet-bridge.ts'
import * as invitesAndHeldPayouts from './0011-invites-and-held-payouts.ts'
import * as orderMade from './0012-order-made.ts'
import * as applicationHistory from './0013-application-history.ts'
import * as cardHistory from './0014-card-history.ts'
import * as paymentsInTime from './0015-payments-in-time.ts'
import * as billPay from './0016-bill-pay.ts'
import * as payoutMoves from './0017-payout-moves.ts'
import * as attempts from './0018-attempts.ts'
import * as keptInBounds from './0019-kept-in-bounds.ts'
import * as wordsOfPayments from './0020-words-of-payments.ts'
import * as foundByTime from './0021-found-by-time.ts'
import * as mailsInTime from './0022-mails-in-time.ts'
import * as secretCheck from './0023-secret-check.ts'
import * as foldedWords from './0024-folded-words.ts'
import * as canonicalAddresses from './0025-canonical-addresses.ts'
import * as foldedLetters from './0026-folded-letters.ts'

/** Every change of the tables, in order. One that has been released is never edited: the next one changes it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-ground': ground,
  '0002-mails': mails,
  '0003-second-factor': secondFactor,
  '0004-passkey-challenges': passkeyChallenges,
  '0005-referrals-and-merchants': referralsAndMerchants,
  '0006-security-activity': securityActivity,
  '0007-submits': submits,
  '0008-top-ups': topUps,
  '0009-receiving-addresses': receivingAddresses,
  '0010-wallet-bridge': walletBridge,
  '0011-invites-and-held-payouts': invitesAndHeldPayouts,
  '0012-order-made': orderMade,
  '0013-application-history': applicationHistory,
  '0014-card-history': cardHistory,
  '0015-payments-in-time': paymentsInTime,
  '0016-bill-pay': billPay,
  '0017-payout-moves': payoutMoves,
  '0018-attempts': attempts,
  '0019-kept-in-bounds': keptInBounds,
  '0020-words-of-payments': wordsOfPayments,
  '0021-found-by-time': foundByTime,
  '0022-mails-in-time': mailsInTime,
  '0023-secret-check': secretCheck,
  '0024-folded-words': foldedWords,
  '0025-canonical-addresses': canonicalAddresses,
  '0026-folded-letters': foldedLetters,
}
