/**
 * The domain, slice by slice: each with its rules, tables and views, and with a `makeX` that runs it over ports. What
 * all of them rest on (live values, stores, operations, faults, the ports of the platform) is here as well.
 *
 * @module @paydeck/core
 */
export * from './presentation/activity-date.ts'
export * from './kernel/attempt.ts'
export { formatDay, knownZone, monthsBefore } from './kernel/calendar.ts'
export * from './kernel/capability.ts'
export * from './kernel/fault.ts'
export * from './kernel/limits.ts'
export * from './kernel/load.ts'
export * from './kernel/once.ts'
export * from './kernel/page-status.ts'
export { makeTryPassword, type TryPassword } from './kernel/password-text.ts'
export * from './kernel/remote.ts'
export { type Loaded, notLoaded, type Resource, type Visited } from './kernel/resource.ts'
export type { Paged, PagedResource } from './kernel/paged-resource.ts'
export * from './kernel/step.ts'
export * from './kernel/store.ts'
export type { ShownTime, TimedText } from './presentation/timed-text.ts'
export * from './kernel/timings.ts'
export * from './kernel/until.ts'
export { visibleText } from './presentation/visible-text.ts'
export type { YearRange } from './kernel/years.ts'
export type { CoinIconName } from './money/icons.ts'
export * from './platform/addresses.ts'
export * from './platform/alerts.ts'
export * from './platform/drafts.ts'
export type { ExportFile, ExportOutcome, ExportYears, ExportYearView } from './platform/exports.ts'
export type { FilterChoice, FilterEntry, FilterRange } from './presentation/filters.ts'
export type { HiddenAmount } from './presentation/hidden-amount.ts'
export type { StatusRow, Tone } from './presentation/tone.ts'
export * from './platform/notice.ts'
export * from './platform/password-derivation.ts'
export * from './platform/ports.ts'
export * from './platform/timings.ts'
export { type DeviceClass, deviceClass } from './platform/user-agent.ts'
export * from './bill-pay/index.ts'
export * from './cards/index.ts'
export * from './carousel/index.ts'
export { type KnownFacts, permissionsOf, routeFactsOf } from './pages/access.ts'
export {
  billDetailOf,
  billFactsOf,
  type BillPayEntryView,
  type BillPayPage,
  billPayPageOf,
  type BillPayPagePorts,
  type BillPayPageView,
  followBillFacts,
} from './pages/bill-pay-page.ts'
export { billRemindersOf } from './pages/bill-reminders.ts'
export { finishSignupOf } from './pages/finish-signup.ts'
export { closeTopModal, modalsOver } from './pages/modals-over.ts'
export { makePasswordPasskeys } from './pages/password-passkeys.ts'
export { cardActivityOf, cardSpendingOf, cardTransactionOf } from './pages/card-amounts.ts'
export { type BillPaymentPage, billPaymentPageOf, type BillPaymentPageView } from './pages/bill-payment-page.ts'
export { cardPageOf } from './pages/card-page.ts'
export { cardExportOf } from './pages/card-export.ts'
export { cardTopUpOf } from './pages/card-top-up.ts'
export { failedSignOut, tellFailedSignOut } from './pages/failed-sign-out.ts'
export { homeActivityOf } from './pages/home-activity.ts'
export { homeTopUpsOf } from './pages/home-top-ups.ts'
export { homeSourcesOf } from './pages/home-sources.ts'
export { type FindSlice, retriedSlices, retryLostReads } from './pages/lost-reads.ts'
export { mailingAddressOf } from './pages/mailing-address.ts'
export { followOtherTabs } from './pages/other-tabs.ts'
export { paymentDetailsOf } from './pages/payment-details.ts'
export { openItemOf, openPaymentItem } from './pages/payment-item.ts'
export {
  type PaymentsPage,
  paymentsPageOf,
  type PaymentsPagePorts,
  type PaymentsPageView,
} from './pages/payments-page.ts'
export { startupOf, type LaterSteps } from './pages/start.ts'
export { offerVerification, tellVerificationNews, verificationNews } from './pages/verification-news.ts'
export { applicationCreationOf, applicationUpdatesOf } from './pages/verification.ts'
export * from './connection/index.ts'
export * from './controls/index.ts'
export * from './home/index.ts'
export type { ModalName } from './modals.ts'
export * from './passkeys/index.ts'
export * from './payments/index.ts'
export { portKey, type Ports } from './ports.ts'
export * from './profile/index.ts'
export * from './receiving/index.ts'
export * from './referral/index.ts'
export * from './routes/index.ts'
export * from './security/index.ts'
export * from './session/index.ts'
export * from './shell/index.ts'
export { type LateSlice, lateSlices } from './late-slices.ts'
export { sliceKey, type Slices } from './slices.ts'
export * from './startup/index.ts'
export * from './toasts/index.ts'
export * from './verification/index.ts'
export * from './waitlist/index.ts'
