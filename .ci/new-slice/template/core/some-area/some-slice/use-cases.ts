import { function as F, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { SomeSliceContent } from './model.ts'
import type { SomeSliceRecords } from './ports.ts'

/** Asks the provider; a failure is logged. */
export const makeLoadSomeSlice = ({
  log,
  records,
}: {
  readonly log: Log
  readonly records: SomeSliceRecords
}): TE.TaskEither<Fault, SomeSliceContent> =>
  F.pipe(records.current, logged(log.error, 'The some slice could not be loaded'))
