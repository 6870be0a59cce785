export { type InvoiceRow, invoiceRows } from './rows.ts'
export { confirmationSegments, type StepRow, stepTexts } from './steps.ts'
export {
  billSituations,
  countedConfirming,
  donationSituations,
  paymentSituations,
  payoutSituations,
  payUntil,
  type Situation,
  type SituationRow,
  situations,
  type SituationTexts,
} from './situations.ts'
export { detailTexts, giftStatuses, helpTexts, invoiceLinks, tooMany, transactionIdEnd } from './texts.ts'
