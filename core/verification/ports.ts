import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Application } from './model.ts'

/** The user's applications for verification. */
export interface Applications {
  /** Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<Application>>
}

/** Whether the provider lacks something that it must know of a shopper. */
export interface ShopperRecords {
  /** Faults: any. */
  readonly isInfoMissing: TE.TaskEither<Fault, boolean>
}

/** Where the provider takes the number of a shopper who has not given one. */
export interface NationalIdentityRecords {
  /**
   * Gives the number; again with the same one changes nothing. What is answered is not looked at (VERIF-082). Faults:
   * any; Rejected with 422 where it is no number.
   */
  readonly give: (input: { readonly number: string; readonly issuer: string }) => TE.TaskEither<Fault, void>
}
