import { type Live, project } from '../../kernel/store.ts'
import type { DetailPlaces, PaymentDetailsState } from './model.ts'
import { paymentDetailsView, type PaymentDetailsView } from './view.ts'

/** What the details need from outside. */
export interface PaymentDetailsPorts {
  readonly source: Live<PaymentDetailsState>
  readonly places: DetailPlaces
}

/** What the user paid and was paid, in detail. */
export interface PaymentDetails {
  readonly view: Live<PaymentDetailsView>
}

/** Asks for nothing: it tells what the list brought. */
export const makePaymentDetails = ({ source, places }: PaymentDetailsPorts): PaymentDetails => ({
  view: project(source, paymentDetailsView(places)),
})
