import { activityValues } from './activity.ts'
import { billPayValues } from './bill-pay.ts'
import { billPaymentValues } from './bill-payment.ts'
import { cardActivityValues } from './card-activity.ts'
import { cardsValues } from './cards.ts'
import { homeValues } from './home.ts'
import { kernelValues } from './kernel.ts'
import { mailingAddressValues } from './mailing-address.ts'
import { moneyValues } from './money.ts'
import { passkeysValues } from './passkeys.ts'
import { paymentDetailsValues } from './payment-details.ts'
import { paymentListsValues } from './payment-lists.ts'
import { paymentsValues } from './payments.ts'
import { platformValues } from './platform.ts'
import { profileValues } from './profile.ts'
import { receivingValues } from './receiving.ts'
import { referralValues } from './referral.ts'
import { routesValues } from './routes.ts'
import { securityValues } from './security.ts'
import { sessionValues } from './session.ts'
import { sinceValues } from './since.ts'
import { verificationValues } from './verification.ts'
import { waitlistValues } from './waitlist.ts'

/**
 * Generators of values, one for each data type of the core, under the name of the type: `arbitraries.Invoice`. Generated
 * values have every form that the type allows and that a provider may send: unknown statuses, times that are no times, texts
 * that try to break a page.
 */
export const arbitraries = {
  ...activityValues,
  ...billPayValues,
  ...billPaymentValues,
  ...cardActivityValues,
  ...cardsValues,
  ...homeValues,
  ...kernelValues,
  ...mailingAddressValues,
  ...moneyValues,
  ...passkeysValues,
  ...paymentDetailsValues,
  ...paymentListsValues,
  ...paymentsValues,
  ...platformValues,
  ...profileValues,
  ...receivingValues,
  ...referralValues,
  ...routesValues,
  ...securityValues,
  ...sessionValues,
  ...sinceValues,
  ...verificationValues,
  ...waitlistValues,
}
