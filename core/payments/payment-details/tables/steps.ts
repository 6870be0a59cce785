import { limit } from '../../../kernel/limits.ts'
import type { paymentStepTexts } from '../../texts.ts'
import type { DetailStep, InvoiceStep } from '../model.ts'

/** Maximum number of required confirmations that are drawn as segments. A higher number is shown only as text. */
export const confirmationSegments = limit('confirmation segments', 12)

type StepName = Exclude<keyof typeof paymentStepTexts, 'progress'>

/** Step of a timeline. `reached` is the history event whose time is shown. */
export interface StepRow {
  readonly name: StepName
  readonly state: DetailStep['state']
  readonly reached?: InvoiceStep
}
