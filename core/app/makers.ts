import { activityMakers } from './activity.ts'
import { billDetailMakers } from './bill-detail.ts'
import { billPayMakers } from './bill-pay.ts'
import { billPaymentMakers } from './bill-payment.ts'
import { billRemindersMakers } from './bill-reminders.ts'
import { cardExportMakers } from './card-export.ts'
import { cardListsMakers } from './card-lists.ts'
import { cardSettingsMakers } from './card-settings.ts'
import { cardSpendingMakers } from './card-spending.ts'
import { cardTopUpMakers } from './card-top-up.ts'
import { carouselMakers } from './carousel.ts'
import { connectionMakers } from './connection.ts'
import { developerLoginMakers } from './developer-login.ts'
import { donationFormMakers } from './donation-form.ts'
import { homeMakers } from './home.ts'
import { laterTasksMakers } from './later-tasks.ts'
import type { AppParts, Makers } from './maker.ts'
import { nationalIdentityMakers } from './national-identity.ts'
import { paletteMakers } from './palette.ts'
import { passkeyKeepingMakers } from './passkey-keeping.ts'
import { paymentDetailsMakers } from './payment-details.ts'
import { paymentsMakers } from './payments.ts'
import { payoutInvitesMakers } from './payout-invites.ts'
import { profileMakers } from './profile.ts'
import { receivingMakers } from './receiving.ts'
import { recentFactorMakers } from './recent-factor.ts'
import { referralProgrammeMakers } from './referral-programme.ts'
import { routeFactsMaker } from './route-facts.ts'
import { securityMakers } from './security.ts'
import { sinceMakers } from './since.ts'
import { startMakers } from './start.ts'
import { statementsMakers } from './statements.ts'
import { toastsMakers } from './toasts.ts'
import { verificationMakers } from './verification.ts'
import { waitlistMakers } from './waitlist.ts'
import { walletConnectionMakers } from './wallet-connection.ts'
import { walletPairingMakers } from './wallet-pairing.ts'

/** Makers of all parts of an app. */
export const makers = {
  ...activityMakers,
  ...statementsMakers,
  ...billDetailMakers,
  ...billPayMakers,
  ...billPaymentMakers,
  ...billRemindersMakers,
  ...cardExportMakers,
  ...cardListsMakers,
  ...cardSettingsMakers,
  ...cardSpendingMakers,
  ...cardTopUpMakers,
  ...carouselMakers,
  ...connectionMakers,
  ...developerLoginMakers,
  ...donationFormMakers,
  ...homeMakers,
  ...laterTasksMakers,
  ...nationalIdentityMakers,
  ...paletteMakers,
  ...passkeyKeepingMakers,
  ...paymentDetailsMakers,
  ...paymentsMakers,
  ...payoutInvitesMakers,
  ...profileMakers,
  ...receivingMakers,
  ...recentFactorMakers,
  ...referralProgrammeMakers,
  ...securityMakers,
  ...sinceMakers,
  ...startMakers,
  ...toastsMakers,
  ...verificationMakers,
  ...waitlistMakers,
  ...walletConnectionMakers,
  ...walletPairingMakers,
  routeFacts: routeFactsMaker(false),
} satisfies Makers<keyof AppParts>
