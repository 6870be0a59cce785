export { paidDonationStatuses, tooManyRequests } from './limits.ts'
export { helpLinks, invoiceLinks } from './links.ts'
export { type InvoiceRow, invoiceRows } from './rows.ts'
export { confirmationSegments, type StepRow } from './steps.ts'
export {
  billSituations,
  donationSituations,
  paymentSituations,
  payoutSituations,
  type Situation,
  type SituationRow,
  situations,
  type SituationTexts,
} from './situations.ts'
