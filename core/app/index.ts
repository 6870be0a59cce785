/**
 * The whole app from its ports: `makePaydeck`. Front ends with a container of their own bind `makers` instead.
 *
 * @module @paydeck/core/app
 */
export { billDetailMakers } from './bill-detail.ts'
export { billPayMakers } from './bill-pay.ts'
export { billPaymentMakers } from './bill-payment.ts'
export { billRemindersMakers } from './bill-reminders.ts'
export { cardExportMakers } from './card-export.ts'
export { cardListsMakers } from './card-lists.ts'
export { cardSettingsMakers } from './card-settings.ts'
export { cardSpendingMakers } from './card-spending.ts'
export { cardTopUpMakers } from './card-top-up.ts'
export { carouselMakers } from './carousel.ts'
export { connectionMakers } from './connection.ts'
export { developerLoginMakers } from './developer-login.ts'
export { donationFormMakers } from './donation-form.ts'
export { homeMakers } from './home.ts'
export { laterTasksMakers } from './later-tasks.ts'
export {
  type AnyMaker,
  type AppParts,
  type LaterTasks,
  maker,
  type Maker,
  type Makers,
  type PartName,
} from './maker.ts'
export { makers } from './makers.ts'
export { nationalIdentityMakers } from './national-identity.ts'
export { passkeyKeepingMakers } from './passkey-keeping.ts'
export { makePaydeck, type MissingPorts, type Paydeck, type PartPorts } from './paydeck.ts'
export { paymentDetailsMakers } from './payment-details.ts'
export { paymentsMakers } from './payments.ts'
export { payoutInvitesMakers } from './payout-invites.ts'
export { profileMakers } from './profile.ts'
export { receivingMakers } from './receiving.ts'
export { recentFactorMakers } from './recent-factor.ts'
export { referralProgrammeMakers } from './referral-programme.ts'
export { routeFactsMaker } from './route-facts.ts'
export { securityMakers } from './security.ts'
export { startMakers } from './start.ts'
export { toastsMakers } from './toasts.ts'
export { verificationMakers } from './verification.ts'
export { waitlistMakers } from './waitlist.ts'
export { walletConnectionMakers } from './wallet-connection.ts'
export { walletPairingMakers } from './wallet-pairing.ts'
