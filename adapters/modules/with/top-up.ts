import { cardTopUpModule } from '../card-top-up.ts'
import { paymentWindowModule } from '../payment-window.ts'

/** What a top-up is bound with: fetched with its dialog. */
export const cardTopUp = [cardTopUpModule, paymentWindowModule]
