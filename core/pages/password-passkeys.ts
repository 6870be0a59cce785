import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { logged } from '../kernel/logged.ts'
import { sessionCheck } from '../kernel/scope.ts'
import { project, type Stores } from '../kernel/store.ts'
import type { PasskeyKeeper, PasskeyStatus } from '../passkeys/index.ts'
import type { Log } from '../platform/ports.ts'
import { type AskProof, type PasswordPasskeys, withProof } from '../security/index.ts'

/** What of the passkeys the dialog of the password tells, and how all of them are removed with it. */
export const makePasswordPasskeys = ({
  stores,
  log,
  keeper,
  passkeys,
  askProof,
}: {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly keeper: Pick<PasskeyKeeper, 'remove'>
  readonly passkeys: Pick<PasskeyStatus, 'state' | 'tasks'>
  /** Asks for a code where two-factor is on: the old password alone removes no passkey. */
  readonly askProof: AskProof
}): PasswordPasskeys => ({
  count: project(passkeys.state, ({ credentials }) => credentials?.length ?? 0),
  // By a list that was just fetched, as one alone is removed (PASS-019); what came of it is known afterwards, and told
  // where the passkeys are: the dialog of the password may have gone by then.
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
    passkeys.state.update((now) => ({ ...now, wereToGo: E.isLeft(answer) }))
    await passkeys.tasks.load()
    return answer
  },
})
