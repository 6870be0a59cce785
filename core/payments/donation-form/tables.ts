import type { FailureTable } from '../../presentation/failure-text.ts'

/** What the download of a form says; {file} and {id} are filled in (PAY-091, PAY-092). */
export const donationFormTexts = {
  label: 'Download Form 8283',
  file: 'invoice-{id}.pdf',
  saved: '{file} was downloaded.',
} as const

/** What is told of a form that did not come: of a refusal, why there is none. */
export const donationFormFailures: FailureTable = {
  rows: [{ statuses: [400, 404, 409, 422], text: null }],
  otherwise: 'The form could not be downloaded. Please try again.',
}
