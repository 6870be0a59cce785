import { function as F, type taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { SecurityEventPage } from './model.ts'
import type { SecurityRecord } from './ports.ts'

/** Loads the page of events before the cursor, or the newest page if the cursor is null; logs a failure. */
export const makeReadPage =
  ({ log, securityRecord: record }: { readonly log: Log; readonly securityRecord: SecurityRecord }) =>
  (before: string | null): TE.TaskEither<Fault, SecurityEventPage | UnsupportedCall> =>
    F.pipe(record.page({ before }), logged(log.error, 'The security history could not be loaded'))

/** Stops the change that an event reports; logs a failure. */
export const makeStopChange =
  ({ log, securityRecord: record }: { readonly log: Log; readonly securityRecord: SecurityRecord }) =>
  (id: string): TE.TaskEither<Fault, void> =>
    F.pipe(record.stop({ id }), logged(log.error, 'A change could not be stopped'))
