import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'

/** Form 8283 of donations. */
export interface DonationForms {
  /**
   * Fetches the PDF of an invoice as a file of that name (CALL-084, CALL-085, PAY-092). Faults: any; Malformed where the body
   * is empty or no PDF.
   */
  readonly download: (input: { readonly invoiceId: string; readonly name: string }) => TE.TaskEither<Fault, FetchedFile>
}
