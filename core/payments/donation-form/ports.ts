import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { FetchedFile } from '../../platform/ports.ts'

/** Provider of donation forms (Form 8283). */
export interface DonationForms {
  /**
   * Downloads the form of an invoice as a PDF file with the file name `name` (CALL-084, CALL-085, PAY-092). Faults: any;
   * Malformed if the body is empty or not a PDF.
   */
  readonly download: (input: { readonly invoiceId: string; readonly name: string }) => TE.TaskEither<Fault, FetchedFile>
}
