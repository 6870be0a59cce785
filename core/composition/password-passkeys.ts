import { function as F, taskEither as TE } from 'fp-ts'
import { logged } from '../kernel/logged.ts'
import { project } from '../kernel/store.ts'
import type { PasskeyKeeper, PasskeyStatus } from '../passkeys/index.ts'
import type { Log } from '../platform/ports.ts'
import type { PasswordPasskeys } from '../security/index.ts'

/** What of the passkeys the dialog of the password tells, and how all of them are removed with it. */
export const makePasswordPasskeys = ({
  log,
  keeper,
  passkeys,
}: {
  readonly log: Log
  readonly keeper: Pick<PasskeyKeeper, 'remove'>
  readonly passkeys: Pick<PasskeyStatus, 'state' | 'tasks'>
}): PasswordPasskeys => ({
  count: project(passkeys.state, ({ credentials }) => credentials?.length ?? 0),
  // By a list that was just fetched, as one alone is removed (PASS-019); what came of it is known afterwards.
  removeAll: F.pipe(
    passkeys.tasks.loadCredentials,
    TE.flatMap((credentials) => TE.sequenceSeqArray(credentials.map(({ id }) => keeper.remove({ id })))),
    TE.asUnit,
    logged(log.error, 'The passkeys were not removed with the password'),
    TE.tapTask(() => passkeys.tasks.load),
  ),
})
