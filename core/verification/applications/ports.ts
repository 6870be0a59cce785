import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Application } from '../model.ts'

/** The user's applications for verification. */
export interface ApplicationRecords {
  /** Lists the applications. Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<Application>>
}

/** Checks the shopper's information. */
export interface ShopperRecords {
  /** True if required information of the shopper is missing. Faults: any. */
  readonly isInfoMissing: TE.TaskEither<Fault, boolean>
}
