import type { FailureTable } from '../../presentation/failure-text.ts'
import { donationFormTexts } from '../texts.ts'

/** Error texts of the download. For a rejection, the provider's reason is shown. */
export const donationFormFailures: FailureTable = {
  rows: [{ statuses: [400, 404, 409, 422], text: null }],
  otherwise: donationFormTexts.failed,
}
