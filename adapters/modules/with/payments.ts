import { clipboardModule } from '../clipboard.ts'

/** What the details of payments are bound with: fetched with the first of them. */
export const paymentDetails = [clipboardModule]
