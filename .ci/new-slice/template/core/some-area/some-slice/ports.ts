import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { SomeSliceContent } from './model.ts'

/** What the provider keeps of the some slice. */
export interface SomeSliceRecords {
  /** As it is now. Faults: any. */
  readonly current: TE.TaskEither<Fault, SomeSliceContent>
}
