import { function as F, type taskEither as TE } from 'fp-ts'
import type { UnsupportedCall } from '../../kernel/capability.ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { ActiveSession } from './model.ts'
import type { ActiveSessionRecords } from './ports.ts'

interface Ports {
  readonly log: Log
  readonly activeSessionRecords: ActiveSessionRecords
}

/** Loads the list of sessions; logs a failure. */
export const makeListSessions = ({
  log,
  activeSessionRecords: sessions,
}: Ports): TE.TaskEither<Fault, ReadonlyArray<ActiveSession> | UnsupportedCall> =>
  F.pipe(sessions.list, logged(log.error, 'The signed-in devices could not be loaded'))

/** Signs out the device with `id`, or all other devices if `id` is null; logs a failure. */
export const makeEndSessions =
  ({ log, activeSessionRecords: sessions }: Ports) =>
  (id: string | null): TE.TaskEither<Fault, void> =>
    F.pipe(
      id === null ? sessions.endOthers : sessions.end({ id }),
      logged(log.error, 'A device could not be signed out'),
    )
