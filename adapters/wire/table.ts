import { getMonthStatement } from './activity/statements.ts'
import { getActivity } from './activity/timeline.ts'
import { postAnalyticsEvent } from './analytics.ts'
import { exchangeAccountToken, getMethodAuthElementToken, getToken } from './bill-pay/bill-connection.ts'
import { getBillBalances, hideBillAccount, postBillReceipt } from './bill-pay/bill-detail.ts'
import { findBillPayments, getBillPayAccounts, getBillPayUser } from './bill-pay/bill-list.ts'
import { createBillPayInvoiceId, quoteBillPayment } from './bill-pay/bill-payment.ts'
import { getBillReminders } from './bill-pay/bill-reminders.ts'
import type { Call, Stream } from './call.ts'
import {
  getCardActivityOverview,
  getCardActivityOverviewPaged,
  getPendingTransactions,
  getSettledTransactions,
} from './cards/card-activity.ts'
import { exportFirstViewCsv, exportGalileoCsv } from './cards/card-export.ts'
import { getDebitCardBalances, getDebitCards } from './cards/card-list.ts'
import { getCardLockStatus, lockCard, updateCardName } from './cards/card-settings.ts'
import { generateTopUp, getCardTopUps } from './cards/card-top-up.ts'
import { getCardTransaction } from './cards/card-transaction.ts'
import { getMailingAddress, postVerifyAddress, setMailingAddress } from './cards/mailing-address.ts'
import { getPriceHistory } from './home/home-page.ts'
import { deletePasskeyCredential, postPasskeyChallenge, postPasskeyVerification } from './passkeys/passkey-keeping.ts'
import { getPasskeyCredentials, getPasskeyStatus } from './passkeys/passkey-status.ts'
import { getPdfForm } from './payments/donation-form.ts'
import { getInvoice } from './payments/payment-details.ts'
import {
  getDonations,
  getInvoiceCurrencies,
  getPayments,
  getPayouts,
  getUnconfirmedPayments,
} from './payments/payment-list.ts'
import { findPayments, postPaymentExport } from './payments/payment-search.ts'
import { getPayoutsTransactionsCsv } from './payments/payout-export.ts'
import { getRecentActivity } from './payments/recent-activity.ts'
import { startGetBasicInfo } from './profile/basic-info.ts'
import { putUserName } from './profile/name-update.ts'
import { toggleMarketingOptIn } from './profile/profile-settings.ts'
import { postPaymentAcceptance } from './profile/upgrade.ts'
import { postPairingCode } from './profile/wallet-pairing.ts'
import { getCurrencies, getPayoutProfiles, getPayors, getWallets } from './receiving/address-directory.ts'
import {
  addPayorToProfile,
  addPayorToWallet,
  createPayoutProfile,
  createWallet,
  deletePayoutProfile,
  deleteWallet,
  removePayorFromProfile,
  updatePayoutProfile,
  updateWallet,
  validateAddress,
} from './receiving/address-form.ts'
import {
  acceptPayoutsInvite,
  canAcceptPayouts,
  hasSeenInvite,
  startAcceptPayoutsInvite,
  startCanAcceptPayouts,
} from './receiving/payout-invites.ts'
import { startGetPayoutProfiles } from './receiving/payouts.ts'
import {
  getWalletBridge,
  postWalletConnect,
  postWalletDisconnect,
  postWalletSession,
} from './receiving/wallet-connection.ts'
import { generateReferralCode, getReferralCode, getReferralStatus } from './referral/referral-programme.ts'
import { getActiveSessions, postEndOtherSessions, postEndSession } from './security/active-sessions.ts'
import { postChangePassword } from './security/password-update.ts'
import { postSecondFactor } from './security/recent-factor.ts'
import { getSecurityHistory, postStopPayoutChange } from './security/security-history.ts'
import { getSecuritySettings } from './security/security-settings.ts'
import { generateBackupCodes, toggleTwoFactorAuthEnabled } from './security/two-factor.ts'
import {
  getFacadeAccess,
  getLanguage,
  getLocation,
  getProductTokens,
  getSession,
  postLogout,
} from './session/current-session.ts'
import { authenticate } from './session/developer-login.ts'
import { postApplication } from './verification/application-creation.ts'
import { applicationUpdates } from './verification/application-updates.ts'
import { getApplications, getMissingShopperInfo } from './verification/applications.ts'
import { postNationalIdentity } from './verification/national-identity.ts'
import { getMarketingOptIn, postMarketingOptIn } from './waitlist.ts'

/**
 * Table of all calls in the contract, by name, as in "GET /auth/session", "getProductTokens" or "START_GET_BASIC_INFO". The
 * sandbox implements each of these calls, and the client can send each of them (CALL-013).
 */
export const wireTable = {
  [getSession.name]: getSession,
  [getFacadeAccess.name]: getFacadeAccess,
  [postLogout.name]: postLogout,
  [getLanguage.name]: getLanguage,
  [getLocation.name]: getLocation,
  [postAnalyticsEvent.name]: postAnalyticsEvent,
  [getProductTokens.name]: getProductTokens,
  [authenticate.name]: authenticate,
  [startGetBasicInfo.name]: startGetBasicInfo,
  [putUserName.name]: putUserName,
  [toggleMarketingOptIn.name]: toggleMarketingOptIn,
  [getSecuritySettings.name]: getSecuritySettings,
  [toggleTwoFactorAuthEnabled.name]: toggleTwoFactorAuthEnabled,
  [generateBackupCodes.name]: generateBackupCodes,
  [postChangePassword.name]: postChangePassword,
  [getPasskeyStatus.name]: getPasskeyStatus,
  [getPasskeyCredentials.name]: getPasskeyCredentials,
  [postPasskeyChallenge.name]: postPasskeyChallenge,
  [postPasskeyVerification.name]: postPasskeyVerification,
  [deletePasskeyCredential.name]: deletePasskeyCredential,
  [getApplications.name]: getApplications,
  [postApplication.name]: postApplication,
  [getMissingShopperInfo.name]: getMissingShopperInfo,
  [postNationalIdentity.name]: postNationalIdentity,
  [getDebitCards.name]: getDebitCards,
  [getDebitCardBalances.name]: getDebitCardBalances,
  [getCardTopUps.name]: getCardTopUps,
  [generateTopUp.name]: generateTopUp,
  [getCardActivityOverviewPaged.name]: getCardActivityOverviewPaged,
  [getCardActivityOverview.name]: getCardActivityOverview,
  [getSettledTransactions.name]: getSettledTransactions,
  [getPendingTransactions.name]: getPendingTransactions,
  [getCardTransaction.name]: getCardTransaction,
  [exportFirstViewCsv.name]: exportFirstViewCsv,
  [exportGalileoCsv.name]: exportGalileoCsv,
  [getCardLockStatus.name]: getCardLockStatus,
  [lockCard.name]: lockCard,
  [updateCardName.name]: updateCardName,
  [getMailingAddress.name]: getMailingAddress,
  [setMailingAddress.name]: setMailingAddress,
  [postVerifyAddress.name]: postVerifyAddress,
  [getRecentActivity.name]: getRecentActivity,
  [getPayments.name]: getPayments,
  [getPayouts.name]: getPayouts,
  [getDonations.name]: getDonations,
  [getUnconfirmedPayments.name]: getUnconfirmedPayments,
  [getInvoiceCurrencies.name]: getInvoiceCurrencies,
  [getInvoice.name]: getInvoice,
  [getPayoutsTransactionsCsv.name]: getPayoutsTransactionsCsv,
  [getPdfForm.name]: getPdfForm,
  [findPayments.name]: findPayments,
  [postPaymentExport.name]: postPaymentExport,
  [getActivity.name]: getActivity,
  [getMonthStatement.name]: getMonthStatement,
  [getBillPayUser.name]: getBillPayUser,
  [getBillPayAccounts.name]: getBillPayAccounts,
  [findBillPayments.name]: findBillPayments,
  [getToken.name]: getToken,
  [exchangeAccountToken.name]: exchangeAccountToken,
  [getMethodAuthElementToken.name]: getMethodAuthElementToken,
  [createBillPayInvoiceId.name]: createBillPayInvoiceId,
  [quoteBillPayment.name]: quoteBillPayment,
  [getBillBalances.name]: getBillBalances,
  [hideBillAccount.name]: hideBillAccount,
  [postBillReceipt.name]: postBillReceipt,
  [getBillReminders.name]: getBillReminders,
  [startGetPayoutProfiles.name]: startGetPayoutProfiles,
  [getPayors.name]: getPayors,
  [getPayoutProfiles.name]: getPayoutProfiles,
  [getWallets.name]: getWallets,
  [getCurrencies.name]: getCurrencies,
  [canAcceptPayouts.name]: canAcceptPayouts,
  [startCanAcceptPayouts.name]: startCanAcceptPayouts,
  [acceptPayoutsInvite.name]: acceptPayoutsInvite,
  [startAcceptPayoutsInvite.name]: startAcceptPayoutsInvite,
  [hasSeenInvite.name]: hasSeenInvite,
  [validateAddress.name]: validateAddress,
  [createWallet.name]: createWallet,
  [updateWallet.name]: updateWallet,
  [deleteWallet.name]: deleteWallet,
  [createPayoutProfile.name]: createPayoutProfile,
  [updatePayoutProfile.name]: updatePayoutProfile,
  [deletePayoutProfile.name]: deletePayoutProfile,
  [addPayorToWallet.name]: addPayorToWallet,
  [addPayorToProfile.name]: addPayorToProfile,
  [removePayorFromProfile.name]: removePayorFromProfile,
  [getWalletBridge.name]: getWalletBridge,
  [postWalletConnect.name]: postWalletConnect,
  [postWalletSession.name]: postWalletSession,
  [postWalletDisconnect.name]: postWalletDisconnect,
  [getPriceHistory.name]: getPriceHistory,
  [getMarketingOptIn.name]: getMarketingOptIn,
  [postMarketingOptIn.name]: postMarketingOptIn,
  [getReferralStatus.name]: getReferralStatus,
  [getReferralCode.name]: getReferralCode,
  [generateReferralCode.name]: generateReferralCode,
  [postPairingCode.name]: postPairingCode,
  [postPaymentAcceptance.name]: postPaymentAcceptance,
  [getActiveSessions.name]: getActiveSessions,
  [postEndSession.name]: postEndSession,
  [postEndOtherSessions.name]: postEndOtherSessions,
  [getSecurityHistory.name]: getSecurityHistory,
  [postStopPayoutChange.name]: postStopPayoutChange,
  [postSecondFactor.name]: postSecondFactor,
} as const satisfies Readonly<Record<string, Call>>

/** Table of all event streams of the contract, by name. */
export const streamTable = {
  [applicationUpdates.name]: applicationUpdates,
} as const satisfies Readonly<Record<string, Stream>>

export type WireTable = typeof wireTable
export type WireEntry = keyof WireTable
export type StreamTable = typeof streamTable
export type StreamEntry = keyof StreamTable
