import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Where the provider takes the number of a shopper who has not given one. */
export interface NationalIdentityRecords {
  /**
   * Gives the number; again with the same one changes nothing. What is answered is not looked at (VERIF-082). Faults:
   * any; Rejected with 422 where it is no number.
   */
  readonly give: (input: { readonly number: string; readonly issuer: string }) => TE.TaskEither<Fault, void>
}
