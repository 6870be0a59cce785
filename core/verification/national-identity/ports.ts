import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Submits the national identity number of a shopper. */
export interface NationalIdentityRecords {
  /**
   * Saves the number. Repeating the same number changes nothing. The response body is ignored (VERIF-082). Faults: any;
   * Rejected with 422 for an invalid number, and with
   * 409 for a number other than the saved one (VERIF-085).
   */
  readonly give: (input: { readonly number: string; readonly issuer: string }) => TE.TaskEither<Fault, void>
}
