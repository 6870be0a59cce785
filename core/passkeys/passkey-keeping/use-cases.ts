import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { PasskeyCredential } from '../model.ts'
import type { RemovalFault } from './model.ts'
import type { PasskeyKeeper } from './ports.ts'
import { alreadyGone, removalOf, unnamed } from './rules.ts'

/**
 * Removes a passkey that is still there by a list that has just been fetched (PASS-019 to PASS-022). One that has gone
 * meanwhile is told of, and the list fetched once more; so is one that went between list and removal.
 */
export const makeRemovePasskey =
  (ports: {
    readonly keeper: Pick<PasskeyKeeper, 'remove'>
    readonly loadCredentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
  }) =>
  (id: string | null): TE.TaskEither<RemovalFault, void> => {
    const gone = F.pipe(
      TE.fromTask(ports.loadCredentials),
      TE.flatMap(() => TE.left<RemovalFault, void>(alreadyGone)),
    )
    if (id === null || id === '') return TE.left(unnamed)
    return F.pipe(
      ports.loadCredentials,
      TE.flatMap((credentials): TE.TaskEither<RemovalFault, void> => {
        const removal = removalOf(id, credentials)
        if (removal._tag === 'Refused') return gone
        return F.pipe(
          ports.keeper.remove({ id: removal.id }),
          TE.flatMap((wasThere): TE.TaskEither<RemovalFault, void> => (wasThere ? TE.right(undefined) : gone)),
        )
      }),
    )
  }
