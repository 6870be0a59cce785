import { either as E, function as F, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { inSession, makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Device, Log } from '../../platform/ports.ts'
import { type AskProof, wantedProof, withProof } from '../../security/index.ts'
import type { PasskeyStatus } from '../passkey-status/index.ts'
import type {
  CreatedPasskey,
  DisplayedPasskey,
  PasskeyKeepingState,
  PasskeyKeepingModal,
  PasskeyOrigin,
  PasskeyOrigins,
  RegistrationFault,
  RegistrationOptions,
  RemovalFault,
} from './model.ts'
import type { PasskeyCeremony, PasskeyKeeper, PasskeyMemory } from './ports.ts'
import { describePasskeyFault, displayedPasskeys, originOf } from './rules.ts'
import { createdReset } from './tables.ts'
import { makeCreatePasskey, makeRemovePasskey } from './use-cases.ts'
import { passkeyListView, type PasskeyListView, passkeyRemovalView, type PasskeyRemovalView } from './view.ts'

/** Ports of passkey management. */
export interface PasskeyKeepingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone' | 'userAgent'>
  readonly modals: ClosableModals<PasskeyKeepingModal>
  readonly passkeyKeeper: PasskeyKeeper
  readonly passkeyCeremony: PasskeyCeremony
  readonly passkeyMemory: PasskeyMemory
  /** Asks the user for the proof of identity that the provider may require to add or remove a passkey (A7). */
  readonly askProof: AskProof
  /** Passkey state, which the start-up and the home page use too. */
  readonly passkeys: Pick<PasskeyStatus, 'state' | 'tasks'>
}

/** Passkeys on the security page, where the user adds and removes them. */
export interface PasskeyKeeping {
  readonly state: Live<PasskeyKeepingState>
  readonly list: Live<PasskeyListView>
  readonly removal: Live<PasskeyRemovalView>
  readonly act: {
    /** Creates a passkey, which the provider then verifies. Does nothing while a registration is in flight. */
    readonly register: () => void
    /** Opens the dialog that explains passkeys (SEC-005). */
    readonly explain: () => void
    /** Opens the dialog that confirms a removal (SEC-006, PASS-024). */
    readonly openRemoval: (id: string) => void
    /** Removes the passkey of the open dialog, and closes the dialog after success. */
    readonly remove: () => void
    /** Closes the dialog without removing the passkey. */
    readonly closeRemoval: () => void
    /** Loads the passkeys again after a failure. */
    readonly reload: () => void
  }
}

const untilNext = { success: null, failed: null }

type Reason = NonNullable<PasskeyKeepingState['error']>

/** Makes the store of the latest error, which logs each failure once (PASS-017, PASS-023, ERR-024). */
const makeErrors = ({ stores, clock, log }: PasskeyKeepingPorts) => {
  const error = stores.make<Reason | null>(null)
  const scope = makeScope(stores, clock)
  const keeping =
    <E extends Reason>(what: string, task: TE.TaskEither<E, void>): TE.TaskEither<E, void> =>
    () => {
      const setError = scope.whileSignedIn((fault: E) => error.update(() => fault))
      error.update(() => null)
      return F.pipe(
        task,
        TE.orElseFirstIOK((fault) => () => {
          log.error(`${what}: ${describePasskeyFault(fault)}`)
          setError(fault)
        }),
      )()
    }
  return { error, keeping }
}

/**
 * Makes the map that contains, for each passkey, the browser and system in which it was created. The map is stored locally
 * (PASS-007).
 */
const makeOrigins = ({ stores, passkeyMemory: memory }: PasskeyKeepingPorts) => {
  const origins = stores.make<PasskeyOrigins>(memory.read())
  const change = (next: (now: PasskeyOrigins) => PasskeyOrigins): void => {
    // Reads the storage first, because another tab may have written to it.
    const changed = next(memory.read())
    memory.write(changed)
    origins.update(() => changed)
  }
  return {
    origins,
    remember: (id: string, origin: PasskeyOrigin): void => change((now) => new Map(now).set(id, origin)),
    forget: (id: string | null): void => change((now) => new Map([...now].filter(([kept]) => kept !== id))),
  }
}

/**
 * Makes the registration of a passkey: challenge, prompt and verification, in this order (PASS-015). The two requests
 * (challenge and verification) have separate states (PASS-009). If the user cancels, the state of the verification is reset,
 * since there is no failure to report (PASS-018).
 * @param followUp runs once the provider has saved the passkey; its failure does not affect the passkey (PASS-016)
 */
const makeRegistration = (
  ports: PasskeyKeepingPorts,
  keeping: ReturnType<typeof makeErrors>['keeping'],
  followUp: (created: CreatedPasskey) => T.Task<unknown>,
) => {
  const { stores, clock, passkeyKeeper: keeper, askProof } = ports
  const options = makeOperation<void, Fault, RegistrationOptions>({
    stores,
    clock,
    run: () => withProof(askProof)(keeper.challenge),
    resetAfter: untilNext,
  })
  const verification = makeOperation({ stores, clock, run: makeCreatePasskey(ports), resetAfter: untilNext })
  const run: TE.TaskEither<RegistrationFault, void> = () => {
    verification.reset()
    return F.pipe(
      inSession(stores)(options.start()),
      // A user who declines the proof has cancelled the registration, as at the browser's prompt.
      TE.mapLeft((fault): RegistrationFault => (wantedProof(fault) === null ? fault : { _tag: 'Cancelled' })),
      TE.flatMap((wanted) => verification.start(wanted)),
      TE.orElseFirstIOK(({ _tag }) => () => {
        if (_tag === 'Cancelled') verification.reset()
      }),
      TE.flatMap((created) => TE.fromTask(T.asUnit(followUp(created)))),
    )()
  }
  const operation = makeOperation<void, RegistrationFault, void>({
    stores,
    clock,
    run: () => keeping('The passkey was not registered', run),
    resetAfter: { success: createdReset, failed: null },
  })
  const register = async (): Promise<void> => {
    const result = await operation.start()()
    if (E.isLeft(result) && result.left._tag === 'Cancelled') operation.reset()
  }
  return { options, verification, whole: operation, register: (): void => void register() }
}

/**
 * Makes the passkey management. Sends no request before one of its actions is called.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const { passkeyKeeping, startup } = makePaydeck(ports)
 * await startup.tasks.initialise()
 * passkeyKeeping.list.get().rows // []
 */
export const makePasskeyKeeping = (ports: PasskeyKeepingPorts): PasskeyKeeping => {
  const { stores, clock, modals, passkeyKeeper: keeper, passkeys, device, askProof } = ports
  const { error, keeping } = makeErrors(ports)
  const { origins, remember, forget } = makeOrigins(ports)
  const target = stores.make<DisplayedPasskey | null>(null)
  const dialogScope = makeScope(stores, clock)
  const closeRemoval = (): void => modals.close('remove-passkey')

  /**
   * Once the user has no passkey, clears the warning that passkeys remained after a password change. Otherwise the warning
   * would also seem to refer to passkeys that are added later.
   */
  const clearRemovalWarning = (): void =>
    passkeys.state.update((now) => (now.credentials?.length === 0 ? { ...now, isRemovalIncomplete: false } : now))
  const loadAfter = (): Promise<unknown> => passkeys.tasks.load().then(clearRemovalWarning)

  const registration = makeRegistration(ports, keeping, ({ id }) => () => {
    remember(id, originOf(device.userAgent))
    clearRemovalWarning()
    return passkeys.tasks.load()
  })
  const removePasskey = makeRemovePasskey({
    stores,
    keeper: { remove: F.flow(keeper.remove, withProof(askProof)) },
    loadCredentials: passkeys.tasks.loadCredentials,
  })
  const remove = makeOperation({
    stores,
    clock,
    run: (id: string | null): TE.TaskEither<RemovalFault, void> => {
      // The user may open the dialog for another passkey before this request ends.
      const close = dialogScope.whileOpen<void>(closeRemoval)
      return F.pipe(
        keeping('The passkey was not removed', removePasskey(id)),
        TE.tapTask(() => () => {
          forget(id)
          close()
          return loadAfter()
        }),
      )
    },
    resetAfter: untilNext,
  })
  const { options, verification, whole, register } = registration
  const parts = { known: passkeys.state, options, verification, remove, error }
  return {
    state: project(
      combine(parts),
      ({ known, options: asking, verification: verifying, ...rest }): PasskeyKeepingState => ({
        ...known,
        registrationOptions: asking,
        registrationVerification: verifying,
        ...rest,
      }),
    ),
    list: project(combine({ known: passkeys.state, register: whole, origins }), (now) =>
      passkeyListView(now, device.timeZone()),
    ),
    removal: project(combine({ remove, target }), passkeyRemovalView),
    act: {
      register,
      explain: () => modals.open({ name: 'what-are-passkeys' }),
      openRemoval: (id) => {
        const listed = displayedPasskeys(passkeys.state.get().credentials ?? [], origins.get(), device.timeZone())
        dialogScope.renew()
        target.update(() => listed.find((one) => one.id === id) ?? null)
        remove.reset()
        modals.open({ name: 'remove-passkey' })
      },
      remove: () => void remove.start(target.get()?.id ?? null)(),
      closeRemoval,
      reload: () => void passkeys.tasks.load(),
    },
  }
}
