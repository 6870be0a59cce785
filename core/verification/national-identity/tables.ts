import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { FailureTable, RefusedFields } from '../../presentation/failure-text.ts'
import type { NationalIdentityForm } from './model.ts'

/** How many digits a national identity number has, and nothing else (VERIF-076). */
export const ssnLength = limit('national identity digits', 9)

/** What is told when the number cannot be saved: never in the provider's words (ERR-002 to ERR-004). */
export const ssnFailures = {
  rows: [{ statuses: [422, 429], text: 'Please enter a valid SSN.' }],
  otherwise: 'Something went wrong.',
} as const satisfies FailureTable

/** When it is the number that is refused, and not something else that has failed. */
export const refusedNumber = {
  inputs: { nationalIdentityNumber: 'number' },
  unnamed: { statuses: [422, 429], field: 'number' },
} as const satisfies RefusedFields<keyof NationalIdentityForm>

/** What the form of the number says. */
export const ssnTexts = {
  lead: 'Add your Social Security number to keep your account in order. It is sent once, and not kept on this device.',
  label: 'Social Security number',
  hint: 'Nine digits, without dashes or spaces.',
  notDigits: 'Use digits only.',
  tooShort: 'A few digits are missing: there are nine.',
  tooLong: 'Too many digits: there are nine.',
  action: 'Save number',
  cancel: 'Cancel',
  saved: 'Your number was saved.',
} as const

/** The dialog closes so long after the number was saved (VERIF-081). */
export const ssnCloses = delay('missing SSN close', 1000)
