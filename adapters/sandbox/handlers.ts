import { makeStatementHandlers } from './activity/statements.ts'
import { makeTimelineHandlers } from './activity/timeline.ts'
import { billConnectionHandlers } from './bill-pay/bill-connection.ts'
import { makeBillDetailHandlers } from './bill-pay/bill-detail.ts'
import { makeBillListHandlers } from './bill-pay/bill-list.ts'
import { makeBillPaymentHandlers } from './bill-pay/bill-payment.ts'
import { makeBillRemindersHandlers } from './bill-pay/bill-reminders.ts'
import type { CallContext, HandlerTable } from './calls/context.ts'
import { makeCardActivityHandlers } from './cards/card-activity.ts'
import { makeCardExportHandlers } from './cards/card-export.ts'
import { makeCardListHandlers } from './cards/card-list.ts'
import { runDueCardWork } from './cards/card-moves.ts'
import { cardSettingsHandlers } from './cards/card-settings.ts'
import { makeCardTopUpHandlers } from './cards/card-top-up.ts'
import { makeCardTransactionHandlers } from './cards/card-transaction.ts'
import { mailingAddressHandlers } from './cards/mailing-address.ts'
import { runDuePayments } from './due-payments.ts'
import { homePageHandlers } from './home/home-page.ts'
import { passkeyKeepingHandlers } from './passkeys/passkey-keeping.ts'
import { passkeyStatusHandlers } from './passkeys/passkey-status.ts'
import { makeDonationFormHandlers } from './payments/donation-form.ts'
import { makePaymentDetailsHandlers } from './payments/payment-details.ts'
import { makePaymentListHandlers } from './payments/payment-list.ts'
import { makePaymentSearchHandlers } from './payments/payment-search.ts'
import { makePayoutExportHandlers } from './payments/payout-export.ts'
import { makeRecentActivityHandlers } from './payments/recent-activity.ts'
import { basicInfoHandlers } from './profile/basic-info.ts'
import { nameUpdateHandlers } from './profile/name-update.ts'
import { profileSettingsHandlers } from './profile/profile-settings.ts'
import { upgradeHandlers } from './profile/upgrade.ts'
import { walletPairingHandlers } from './profile/wallet-pairing.ts'
import { addressDirectoryHandlers } from './receiving/address-directory.ts'
import { addressFormHandlers } from './receiving/address-form.ts'
import { payoutInvitesHandlers } from './receiving/payout-invites.ts'
import { payoutProfileHandlers } from './receiving/payout-profiles.ts'
import { stopChange, stoppableChanges } from './receiving/payout-stops.ts'
import { payoutsHandlers } from './receiving/payouts.ts'
import { walletConnectionHandlers } from './receiving/wallet-connection.ts'
import { referralProgrammeHandlers } from './referral/referral-programme.ts'
import { activeSessionsHandlers } from './security/active-sessions.ts'
import { passwordUpdateHandlers } from './security/password-update.ts'
import { recentFactorHandlers } from './security/recent-factor.ts'
import { makeSecurityHistoryHandlers } from './security/security-history.ts'
import { securitySettingsHandlers } from './security/security-settings.ts'
import { twoFactorHandlers } from './security/two-factor.ts'
import { analyticsHandlers } from './session/analytics.ts'
import { currentSessionHandlers } from './session/current-session.ts'
import { developerLoginHandlers } from './session/developer-login.ts'
import { applicationCreationHandlers } from './verification/application-creation.ts'
import { applicationsHandlers } from './verification/applications.ts'
import { nationalIdentityHandlers } from './verification/national-identity.ts'
import { waitlistHandlers } from './waitlist/waitlist.ts'

const runDueWork = (context: CallContext): Promise<void> => runDuePayments(context, context.user)

/** Runs the due work of payments first, because it can credit top-ups to cards. */
const runAllDueWork = async (context: CallContext): Promise<void> => {
  await runDueWork(context)
  await runDueCardWork(context, context.user)
}

/**
 * Functions for the security history: `of` finds the payout changes that can still be stopped, and `stop` stops one of them.
 */
const payoutStops = {
  of: async ({ database, user, now }: CallContext) =>
    (await stoppableChanges(database, now(), { userId: user.id })).map(({ eventId }) => eventId),
  stop: (context: CallContext, eventId: number) => stopChange(context, { userId: context.user.id, eventId }),
}

/**
 * Handlers of all calls, from all areas of the sandbox. This file connects areas that do not import each other: `runDueWork`
 * updates payments and the cards that the payments top up. A call without a handler does not compile (CALL-013).
 */
export const handlers = {
  ...activeSessionsHandlers,
  ...addressDirectoryHandlers,
  ...addressFormHandlers,
  ...analyticsHandlers,
  ...applicationCreationHandlers,
  ...applicationsHandlers,
  ...basicInfoHandlers,
  ...billConnectionHandlers,
  ...cardSettingsHandlers,
  ...currentSessionHandlers,
  ...developerLoginHandlers,
  ...homePageHandlers,
  ...mailingAddressHandlers,
  ...makeBillDetailHandlers(runDueWork),
  ...makeBillListHandlers(runDueWork),
  ...makeBillPaymentHandlers(runDueWork),
  ...makeBillRemindersHandlers(runDueWork),
  ...makeCardActivityHandlers(runDueWork),
  ...makeCardExportHandlers(runDueWork),
  ...makeCardListHandlers(runDueWork),
  ...makeCardTopUpHandlers(runDueWork),
  ...makeCardTransactionHandlers(runDueWork),
  ...makeDonationFormHandlers(runDueWork),
  ...makePaymentDetailsHandlers(runDueWork),
  ...makePaymentListHandlers(runDueWork),
  ...makePaymentSearchHandlers(runDueWork),
  ...makePayoutExportHandlers(runDueWork),
  ...makeRecentActivityHandlers(runDueWork),
  ...makeSecurityHistoryHandlers(payoutStops),
  ...makeStatementHandlers(runAllDueWork),
  ...makeTimelineHandlers(runAllDueWork, payoutStops.of),
  ...nameUpdateHandlers,
  ...nationalIdentityHandlers,
  ...passkeyKeepingHandlers,
  ...passkeyStatusHandlers,
  ...passwordUpdateHandlers,
  ...payoutInvitesHandlers,
  ...payoutProfileHandlers,
  ...payoutsHandlers,
  ...profileSettingsHandlers,
  ...referralProgrammeHandlers,
  ...recentFactorHandlers,
  ...securitySettingsHandlers,
  ...twoFactorHandlers,
  ...upgradeHandlers,
  ...waitlistHandlers,
  ...walletConnectionHandlers,
  ...walletPairingHandlers,
} satisfies HandlerTable

/**
 * Runs the due checks of the verification applications whose event streams are open. The streams must report changes even if
 * the client sends no call.
 */
export { runDueChecksOfWatched } from './verification/application-changes.ts'
