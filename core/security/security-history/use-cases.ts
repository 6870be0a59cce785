import { function as F, type taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { SecurityEventPage } from './model.ts'
import type { SecurityRecord } from './ports.ts'

/** Asks for the page that ends before an event, or for the newest; a failure is logged. */
export const makeReadPage =
  ({ log, record }: { readonly log: Log; readonly record: SecurityRecord }) =>
  (before: string | null): TE.TaskEither<Fault, SecurityEventPage | UnsupportedCall> =>
    F.pipe(record.page({ before }), logged(log.error, 'The security history could not be loaded'))

/** Stops what an event tells of; a failure is logged. */
export const makeStopChange =
  ({ log, record }: { readonly log: Log; readonly record: SecurityRecord }) =>
  (id: string): TE.TaskEither<Fault, void> =>
    F.pipe(record.stop({ id }), logged(log.error, 'A change could not be stopped'))
