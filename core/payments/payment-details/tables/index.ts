export { confirmationSegments, type StepRow, stepRows, stepTexts } from './steps.ts'
export {
  billSituations,
  countedConfirming,
  donationSituations,
  paymentSituations,
  payoutSituations,
  payUntil,
  type SituationRow,
  situations,
} from './situations.ts'
export { detailTexts, giftStatuses, helpTexts, invoiceLinks, tooMany, transactionIdEnd } from './texts.ts'
