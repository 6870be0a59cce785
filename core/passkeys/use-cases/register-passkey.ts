import { function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Clock } from '../../platform/ports.ts'
import type { CreatedPasskey, RegistrationFault, RegistrationOptions } from '../model.ts'
import type { PasskeyCeremony, PasskeyKeeper } from '../ports.ts'

/** Making a passkey, and how each of its two requests stands (PASS-009). */
export interface Registration {
  readonly options: Operation<void, Fault, RegistrationOptions>
  readonly verification: Operation<RegistrationOptions, RegistrationFault, CreatedPasskey>
  /** To be run once at a time. */
  readonly run: TE.TaskEither<RegistrationFault, void>
}

const untilNext = { success: null, failed: null }

/**
 * Makes a passkey: challenge, prompt, verification, each only after the one before (PASS-015). A cancelled prompt leaves
 * no failed status behind, since there is nothing to be told (PASS-018).
 * @param afterwards what follows once the passkey counts; whether it fails says nothing of the passkey (PASS-016)
 */
export const makeRegistration = (
  ports: {
    readonly stores: Stores
    readonly clock: Clock
    readonly keeper: Pick<PasskeyKeeper, 'challenge' | 'verify'>
    readonly ceremony: PasskeyCeremony
  },
  afterwards: (created: CreatedPasskey) => T.Task<unknown>,
): Registration => {
  const { stores, clock, keeper, ceremony } = ports
  const options = makeOperation<void, Fault, RegistrationOptions>({
    stores,
    clock,
    run: () => keeper.challenge,
    resetAfter: untilNext,
  })
  const verification = makeOperation({
    stores,
    clock,
    run: (wanted: RegistrationOptions): TE.TaskEither<RegistrationFault, CreatedPasskey> =>
      F.pipe(
        ceremony.create(wanted),
        TE.tap((created): TE.TaskEither<RegistrationFault, void> => keeper.verify(created)),
      ),
    resetAfter: untilNext,
  })
  const run: Registration['run'] = () => {
    verification.reset()
    return F.pipe(
      options.start(),
      TE.flatMap((wanted) => verification.start(wanted)),
      TE.orElseFirstIOK(({ _tag }) => () => {
        if (_tag === 'Cancelled') verification.reset()
      }),
      TE.flatMap((created) => TE.fromTask(T.asUnit(afterwards(created)))),
    )()
  }
  return { options, verification, run }
}
