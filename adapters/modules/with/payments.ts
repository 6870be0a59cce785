import { clipboardModule } from '../clipboard.ts'
import { paymentDetailsModule } from '../payment-details.ts'

/** What the slides of the carousel are bound with, on home as on the page: fetched with the first of them. */
export const paymentDetails = [paymentDetailsModule, clipboardModule]
