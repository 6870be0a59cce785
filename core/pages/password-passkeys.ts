import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { logged } from '../kernel/logged.ts'
import { sessionCheck } from '../kernel/scope.ts'
import { project, type Stores } from '../kernel/store.ts'
import type { PasskeyKeeper, PasskeyStatus } from '../passkeys/index.ts'
import type { Log } from '../platform/ports.ts'
import { type AskProof, type PasswordPasskeys, withProof } from '../security/index.ts'

/** Makes the part of the password dialog that counts the passkeys and removes all of them. */
export const makePasswordPasskeys = ({
  stores,
  log,
  passkeyKeeper: keeper,
  passkeys,
  askProof,
}: {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly passkeyKeeper: Pick<PasskeyKeeper, 'remove'>
  readonly passkeys: Pick<PasskeyStatus, 'state' | 'tasks'>
  /** Asks for a code if two-factor is on, since the old password alone must not remove passkeys. */
  readonly askProof: AskProof
}): PasswordPasskeys => ({
  count: project(passkeys.state, ({ credentials }) => credentials?.length ?? 0),
  // Loads the list first, as for the removal of a single passkey (PASS-019). The passkey list shows the outcome, since the
  // user may have closed the password dialog.
  removeAll: async () => {
    const isOver = sessionCheck(stores)
    const answer = await F.pipe(
      passkeys.tasks.loadCredentials,
      TE.flatMap((credentials) =>
        TE.sequenceSeqArray(credentials.map(({ id }) => withProof(askProof)(keeper.remove({ id })))),
      ),
      TE.asUnit,
      logged(log.error, 'The passkeys were not removed with the password'),
    )()
    if (isOver()) return answer
    passkeys.state.update((now) => ({ ...now, isRemovalIncomplete: E.isLeft(answer) }))
    await passkeys.tasks.load()
    return answer
  },
})
