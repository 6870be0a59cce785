import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { FailureTable, RefusedFields } from '../../presentation/failure-text.ts'
import { nationalIdentityTexts } from '../texts.ts'
import type { NationalIdentityForm } from './model.ts'

/** Number of digits in a national identity number. The number contains only digits (VERIF-076). */
export const ssnLength = limit('national identity digits', 9)

/** Errors of a failed submit. The provider's messages are never shown (ERR-002 to ERR-004). */
export const ssnFailures = {
  rows: [{ statuses: [422, 429], text: nationalIdentityTexts.invalid }],
  otherwise: nationalIdentityTexts.failed,
} as const satisfies FailureTable

/** Rejections that mean that the number is invalid. All other failures do not concern the field. */
export const refusedNumber = {
  inputs: { nationalIdentityNumber: 'number' },
  unnamed: { statuses: [422, 429], field: 'number' },
} as const satisfies RefusedFields<keyof NationalIdentityForm>

/** Delay between a successful save and the closing of the dialog (VERIF-081). */
export const ssnCloses = delay('missing SSN close', 1000)
