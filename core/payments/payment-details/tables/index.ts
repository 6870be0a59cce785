export { type InvoiceRow, invoiceRows } from './rows.ts'
export { confirmationSegments, type StepRow, stepTexts } from './steps.ts'
export {
  billSituations,
  countedConfirming,
  donationSituations,
  paymentSituations,
  payoutSituations,
  expiryText,
  type Situation,
  type SituationRow,
  situations,
  type SituationTexts,
} from './situations.ts'
export {
  detailTexts,
  paidDonationStatuses,
  helpTexts,
  invoiceLinks,
  tooManyRequests,
  transactionIdEnd,
} from './texts.ts'
