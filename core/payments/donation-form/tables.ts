import type { FailureTable } from '../../presentation/failure-text.ts'

/** Texts of the form download; {file} and {id} are filled in (PAY-091, PAY-092). */
export const donationFormTexts = {
  label: 'Download Form 8283',
  file: 'invoice-{id}.pdf',
  saved: '{file} was downloaded.',
} as const

/** Error texts of the download. For a rejection, the provider's reason is shown. */
export const donationFormFailures: FailureTable = {
  rows: [{ statuses: [400, 404, 409, 422], text: null }],
  otherwise: 'The form could not be downloaded. Please try again.',
}
