/**
 * For tests: a clock that is moved by hand, and the laws of the ports. The author of an adapter runs its port's laws
 * with any test framework: `for (const { says, holds } of textStorageLaws(() => myStorage())) it(says, holds)`
 *
 * @module @paydeck/core/testing
 */
export { type AskBench, askLaws, type FarSideFailure, plannedRefusal, readLaws } from './testing/ask-laws.ts'
export {
  billHistoriesLaws,
  type BillHistoriesBench,
  dueBillsLaws,
  type DueBillsBench,
} from './testing/bill-detail-laws.ts'
export {
  billConnectionsLaws,
  type BillConnectionsBench,
  billInvoicesLaws,
  type BillInvoicesBench,
  billQuotesLaws,
  billRecordsLaws,
  type BillRecordsBench,
  type MadeBillPayment,
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
  cardActivitiesLaws,
  type CardActivitiesBench,
  cardReportsLaws,
  type CardReportsBench,
  cardTransactionsLaws,
  type CardTransactionsBench,
} from './testing/card-laws.ts'
export {
  addressSuggestionsLaws,
  type AddressSuggestionsBench,
  cardChangesLaws,
  type CardChangesBench,
  mailingAddressesLaws,
} from './testing/card-settings-laws.ts'
export { type ClockBench, clockLaws } from './testing/clock-laws.ts'
export { type FakeClock, fakeClock, settle } from './testing/fake-clock.ts'
export { brokenLaws, type Law } from './testing/law.ts'
export { type LiveBench, liveLaws } from './testing/live-laws.ts'
export {
  paymentListsLaws,
  type PaymentListsBench,
  paymentSearchesLaws,
  type PaymentSearchesBench,
} from './testing/payment-laws.ts'
export {
  donationFormsLaws,
  type DonationFormsBench,
  invoiceRecordsLaws,
  type InvoiceRecordsBench,
  payoutReportsLaws,
  type PayoutReportsBench,
} from './testing/payment-record-laws.ts'
export { type PaymentWindowBench, paymentWindowLaws } from './testing/payment-window-laws.ts'
export { passwordsLaws } from './testing/passwords-laws.ts'
export {
  cardAccountsLaws,
  type MailingListsBench,
  mailingListsLaws,
  paymentRecordsLaws,
  priceHistoryLaws,
} from './testing/record-laws.ts'
export { addressBookLaws, payoutProfilesLaws, type RecipientBench } from './testing/receiving-laws.ts'
export {
  passwordRecordsLaws,
  type PasswordRecordsBench,
  type SecondFactorBench,
  secondFactorLaws,
} from './testing/security-laws.ts'
export { type BenchRenewal, type SessionsBench, sessionsLaws } from './testing/session-laws.ts'
export {
  type CookiesBench,
  cookiesLaws,
  refusedStorageLaws,
  reminderTimeLaws,
  textStorageLaws,
} from './testing/storage-laws.ts'
export { type WalletBridgeBench, walletBridgeLaws } from './testing/wallet-connection-laws.ts'
