import type { PaymentSlideKind } from '../../../platform/ports.ts'
import { paymentActionTexts as texts } from '../../texts.ts'
import type { Situation } from './situations.ts'

/** Labels of the link to the provider's invoice page, for situations in which the user can act on that page. */
export const invoiceLinks: Readonly<Partial<Record<Situation, string>>> = {
  unpaid: texts.pay,
  underpaid: texts.claim,
  overpaid: texts.claim,
  declined: texts.claim,
}

/** Labels of the link to the support page. */
export const helpLinks: Readonly<Record<PaymentSlideKind, string>> = texts.help
