/**
 * Tools for tests: a fake clock that the test advances, and the laws of each port. A law is a test case for a rule that
 * every adapter of the port must keep. The author of an adapter runs the laws in any test framework:
 * `for (const { title, check } of textStorageLaws(() => myStorage())) it(title, check)`
 * @module @paydeck/core/testing
 */
export { type ActivityRecordsBench, activityRecordsLaws } from './testing/activity-laws.ts'
export { type MonthStatementsBench, monthStatementsLaws } from './testing/statement-laws.ts'
export { type CallBench, callLaws, type RemoteFailure, simulatedRejection, readLaws } from './testing/call-laws.ts'
export {
  type BillHistoriesBench,
  billHistoriesLaws,
  type DueBillsBench,
  dueBillsLaws,
} from './testing/bill-detail-laws.ts'
export {
  type BillConnectionsBench,
  billConnectionsLaws,
  type BillInvoicesBench,
  billInvoicesLaws,
  billQuotesLaws,
  type BillRecordsBench,
  billRecordsLaws,
  type CreatedBillPayment,
} from './testing/bill-laws.ts'
export { type BillWidgetBench, billWidgetLaws, type BillWidgetSender } from './testing/bill-widget-laws.ts'
export {
  type LogBench,
  logLaws,
  type NavigationBench,
  navigationLaws,
  type TabsBench,
  tabsLaws,
} from './testing/browser-laws.ts'
export {
  type CardActivitiesBench,
  cardActivitiesLaws,
  type CardReportsBench,
  cardReportsLaws,
  type CardTransactionsBench,
  cardTransactionsLaws,
} from './testing/card-laws.ts'
export {
  type AddressSuggestionsBench,
  addressSuggestionsLaws,
  type CardChangesBench,
  cardChangesLaws,
  mailingAddressesLaws,
} from './testing/card-settings-laws.ts'
export { type ClockBench, clockLaws } from './testing/clock-laws.ts'
export { type ContentBench, contentLaws, type KnownReply } from './testing/content-laws.ts'
export { type EffectBench, effectLaws, type KnownEffect } from './testing/effect-laws.ts'
export { type FakeClock, fakeClock, settle } from './testing/fake-clock.ts'
export { brokenLaws, type Law } from './testing/law.ts'
export { type LiveBench, liveLaws } from './testing/live-laws.ts'
export {
  type PaymentListsBench,
  paymentListsLaws,
  type PaymentSearchesBench,
  paymentSearchesLaws,
} from './testing/payment-laws.ts'
export {
  type DonationFormsBench,
  donationFormsLaws,
  type InvoiceRecordsBench,
  invoiceRecordsLaws,
  type PayoutReportsBench,
  payoutReportsLaws,
} from './testing/payment-record-laws.ts'
export { type PaymentWindowBench, paymentWindowLaws } from './testing/payment-window-laws.ts'
export { type PasskeyKeeperBench, passkeyKeeperLaws } from './testing/passkey-keeper-laws.ts'
export { passwordsLaws } from './testing/passwords-laws.ts'
export {
  cardAccountsLaws,
  type MailingListsBench,
  mailingListsLaws,
  paymentRecordsLaws,
  priceHistoryLaws,
} from './testing/record-laws.ts'
export { addressBookLaws } from './testing/address-book-laws.ts'
export { payoutProfilesLaws } from './testing/payout-profile-laws.ts'
export type { RecipientBench } from './testing/recipient-bench.ts'
export {
  type PasswordRecordsBench,
  passwordRecordsLaws,
  type SecondFactorBench,
  secondFactorLaws,
} from './testing/security-laws.ts'
export { type BenchRenewal, type SessionsBench, sessionsLaws } from './testing/session-laws.ts'
export {
  type CookiesBench,
  cookiesLaws,
  blockedStorageLaws,
  reminderTimeLaws,
  textStorageLaws,
} from './testing/storage-laws.ts'
export { type WalletBridgeBench, walletBridgeLaws } from './testing/wallet-connection-laws.ts'
export { type ApplicationStreamsBench, applicationStreamsLaws } from './testing/application-streams-laws.ts'
export {
  type AppNavigationBench,
  appNavigationLaws,
  type ClipboardBench,
  clipboardLaws,
  type FilesBench,
  filesLaws,
  type OpenedTab,
  type WindowsBench,
  windowsLaws,
} from './testing/device-laws.ts'
export { hashesLaws, randomnessLaws } from './testing/hashes-laws.ts'
export { type InjectedWalletBench, injectedWalletLaws } from './testing/injected-wallet-laws.ts'
export { type LostReadsBench, lostReadsLaws } from './testing/lost-reads-laws.ts'
export {
  type PasskeyCeremonyBench,
  passkeyCeremonyLaws,
  passkeyMemoryLaws,
  unreadablePasskeyMemoryLaws,
} from './testing/passkey-laws.ts'
export { type PasswordStrengthBench, passwordStrengthLaws } from './testing/password-strength-laws.ts'
export {
  type AnalyticsBench,
  analyticsLaws,
  type FailingAnalyticsBench,
  failingAnalyticsLaws,
  type ServicesBench,
  servicesLaws,
  type UnconfiguredServicesBench,
  unconfiguredServicesLaws,
} from './testing/services-laws.ts'
export { type StoresBench, storesLaws } from './testing/stores-laws.ts'
export {
  type NationalIdentityBench,
  nationalIdentityLaws,
  type NewApplicationsBench,
  newApplicationsLaws,
} from './testing/verification-laws.ts'
