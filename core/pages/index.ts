/**
 * Pages made from several slices, the same for every front end.
 * @module @paydeck/core/pages
 */
export { type KnownFacts, permissionsOf, routeFactsOf } from './access.ts'
export { type StatementsPage, statementsPageOf, type StatementsPagePorts } from './statements-page.ts'
export { type ActivityPage, activityPageOf, type ActivityPagePorts } from './activity-page.ts'
export { entryDetailOf, openSlide, openSlideOf } from './activity-slide.ts'
export { billDetailOf } from './bill-detail.ts'
export { billFactsOf, followBillFacts } from './bill-facts.ts'
export {
  type BillPayEntryView,
  type BillPayPage,
  billPayPageOf,
  type BillPayPagePorts,
  type BillPayPageView,
} from './bill-pay-page.ts'
export { type BillPaymentPage, billPaymentPageOf, type BillPaymentPageView } from './bill-payment-page.ts'
export { billRemindersOf } from './bill-reminders.ts'
export { billCommandsOf } from './bill-commands.ts'
export { cardActivityOf, cardSpendingOf, cardTransactionOf } from './card-amounts.ts'
export { cardExportOf } from './card-export.ts'
export { cardPageOf } from './card-page.ts'
export { cardTopUpOf } from './card-top-up.ts'
export { type ActivityCommandPorts, activityFinderOf } from './activity-commands.ts'
export { tellFailedSignOut } from './failed-sign-out.ts'
export { finishSignupOf } from './finish-signup.ts'
export { homeActivityOf } from './home-activity.ts'
export { homeSourcesOf } from './home-sources.ts'
export { homeTopUpsOf } from './home-top-ups.ts'
export { type FindSlice, retriedSlices, retryLostReads } from './lost-reads.ts'
export { type AppearanceControl, appearanceCommandsOf } from './setting-commands.ts'
export { activitySearchOf, startCommandsOf } from './start-commands.ts'
export { mailingAddressOf } from './mailing-address.ts'
export { closeTopModal, modalsOver } from './modals-over.ts'
export { followOtherTabs } from './other-tabs.ts'
export { makePasswordPasskeys } from './password-passkeys.ts'
export { foundItems, type PaymentCommandPorts, paymentFinderOf } from './payment-commands.ts'
export { type SecurityCommandSlices, securityCommandsOf } from './security-commands.ts'
export { paymentDetailsOf } from './payment-details.ts'
export { openItemOf, openPaymentItem } from './payment-item.ts'
export { type PaymentsPage, paymentsPageOf, type PaymentsPagePorts, type PaymentsPageView } from './payments-page.ts'
export { sinceOf } from './since.ts'
export { type LaterSteps, startupOf } from './start.ts'
export { offerVerification, tellVerificationNews, verificationNews } from './verification-news.ts'
export { applicationCreationOf, applicationUpdatesOf } from './verification.ts'
