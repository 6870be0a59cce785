import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Application } from '../model.ts'

/** The user's applications for verification. */
export interface ApplicationRecords {
  /** Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<Application>>
}

/** Whether the provider lacks something that it must know of a shopper. */
export interface ShopperRecords {
  /** Faults: any. */
  readonly isInfoMissing: TE.TaskEither<Fault, boolean>
}
