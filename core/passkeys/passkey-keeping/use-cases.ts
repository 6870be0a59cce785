import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import type { PasskeyCredential } from '../model.ts'
import type { CreatedPasskey, RegistrationFault, RegistrationOptions, RemovalFault } from './model.ts'
import type { PasskeyCeremony, PasskeyKeeper } from './ports.ts'
import { alreadyGone, removalOf, unnamed } from './rules.ts'

/**
 * Creates a passkey in the browser and asks the provider to verify it. Only a verified passkey is valid (PASS-013,
 * PASS-014).
 */
export const makeCreatePasskey =
  (ports: {
    readonly stores: Pick<Stores, 'epoch'>
    readonly passkeyKeeper: Pick<PasskeyKeeper, 'verify'>
    readonly passkeyCeremony: PasskeyCeremony
  }) =>
  (wanted: RegistrationOptions): TE.TaskEither<RegistrationFault, CreatedPasskey> => {
    const within = inSession(ports.stores)
    return F.pipe(
      ports.passkeyCeremony.create(wanted),
      TE.tap((created): TE.TaskEither<RegistrationFault, void> => within(ports.passkeyKeeper.verify(created))),
    )
  }

/**
 * Removes a passkey if a freshly loaded list contains it (PASS-019 to PASS-022). If the list or the provider no longer has
 * the passkey, loads the list once more and fails.
 */
export const makeRemovePasskey =
  (ports: {
    readonly stores: Pick<Stores, 'epoch'>
    readonly keeper: Pick<PasskeyKeeper, 'remove'>
    readonly loadCredentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
  }) =>
  (id: string | null): TE.TaskEither<RemovalFault, void> => {
    const gone = F.pipe(
      TE.fromTask(ports.loadCredentials),
      TE.flatMap(() => TE.left<RemovalFault, void>(alreadyGone)),
    )
    if (id === null || id === '') return TE.left(unnamed)
    const within = inSession(ports.stores)
    return F.pipe(
      within(ports.loadCredentials),
      TE.flatMap((credentials): TE.TaskEither<RemovalFault, void> => {
        const removal = removalOf(id, credentials)
        if (removal._tag === 'Refused') return gone
        return F.pipe(
          within(ports.keeper.remove({ id: removal.id })),
          TE.flatMap((wasThere): TE.TaskEither<RemovalFault, void> => (wasThere ? TE.right(undefined) : gone)),
        )
      }),
    )
  }
