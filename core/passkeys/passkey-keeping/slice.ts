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
  KeptPasskeysState,
  PasskeyKeepingModal,
  PasskeyOrigin,
  PasskeyOrigins,
  RegistrationFault,
  RegistrationOptions,
  RemovalFault,
} from './model.ts'
import type { PasskeyCeremony, PasskeyKeeper, PasskeyMemory } from './ports.ts'
import { describePasskeyFault, displayedPasskeys, originOf } from './rules.ts'
import { registrationSuccess } from './tables.ts'
import { makeCreatePasskey, makeRemovePasskey } from './use-cases.ts'
import { passkeyListView, type PasskeyListView, passkeyRemovalView, type PasskeyRemovalView } from './view.ts'

/** What keeping passkeys needs from outside. */
export interface PasskeyKeepingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone' | 'userAgent'>
  readonly modals: ClosableModals<PasskeyKeepingModal>
  readonly keeper: PasskeyKeeper
  readonly ceremony: PasskeyCeremony
  readonly memory: PasskeyMemory
  /** Asks for the proof of identity that the provider may want before a passkey is added or removed (A7). */
  readonly askProof: AskProof
  /** What start-up and home know of the passkeys. */
  readonly passkeys: Pick<PasskeyStatus, 'state' | 'tasks'>
}

/** The passkeys where they are made and removed. */
export interface PasskeyKeeping {
  readonly state: Live<KeptPasskeysState>
  readonly list: Live<PasskeyListView>
  readonly removal: Live<PasskeyRemovalView>
  readonly act: {
    /** Ends when the person has decided and the provider has answered. A second one meanwhile does nothing. */
    readonly register: () => void
    /** Opens the modal that says what passkeys are (SEC-005). */
    readonly explain: () => void
    /** Opens the modal that asks whether a passkey is to be removed (SEC-006, PASS-024). */
    readonly askToRemove: (id: string) => void
    /** Removes the passkey that was asked about; the modal closes once it is gone. */
    readonly remove: () => void
    /** Closes that modal; removes nothing. */
    readonly closeRemoval: () => void
    /** Asks for the passkeys again, after a failure. */
    readonly reload: () => void
  }
}

const untilNext = { success: null, failed: null }

type Reason = NonNullable<KeptPasskeysState['error']>

/** The last error, kept and logged once, whatever waits for it (PASS-017, PASS-023, ERR-024). */
const makeErrors = ({ stores, clock, log }: PasskeyKeepingPorts) => {
  const error = stores.make<Reason | null>(null)
  const scope = makeScope(stores, clock)
  const keeping =
    <E extends Reason>(what: string, task: TE.TaskEither<E, void>): TE.TaskEither<E, void> =>
    () => {
      const keep = scope.whileSignedIn((fault: E) => error.update(() => fault))
      error.update(() => null)
      return F.pipe(
        task,
        TE.orElseFirstIOK((fault) => () => {
          log.error(`${what}: ${describePasskeyFault(fault)}`)
          keep(fault)
        }),
      )()
    }
  return { error, keeping }
}

/** What this browser remembers of the passkeys that were made in it (PASS-007). */
const makeOrigins = ({ stores, memory }: PasskeyKeepingPorts) => {
  const origins = stores.make<PasskeyOrigins>(memory.read())
  const change = (next: (now: PasskeyOrigins) => PasskeyOrigins): void => {
    // Read anew: what another tab has remembered meanwhile stays.
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
 * Making a passkey, and how each of its two requests stands (PASS-009): challenge, prompt, verification, each only after
 * the one before (PASS-015). A cancelled prompt leaves no failed status behind, since there is nothing to be told
 * (PASS-018).
 * @param followUp what follows once the passkey counts; whether it fails says nothing of the passkey (PASS-016)
 */
const makeRegistration = (
  ports: PasskeyKeepingPorts,
  keeping: ReturnType<typeof makeErrors>['keeping'],
  followUp: (created: CreatedPasskey) => T.Task<unknown>,
) => {
  const { stores, clock, keeper, askProof } = ports
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
      // A user who gives no proof has cancelled, as at the browser's prompt.
      TE.mapLeft((fault): RegistrationFault => (wantedProof(fault) === null ? fault : { _tag: 'Cancelled' })),
      TE.flatMap((wanted) => verification.start(wanted)),
      TE.orElseFirstIOK(({ _tag }) => () => {
        if (_tag === 'Cancelled') verification.reset()
      }),
      TE.flatMap((created) => TE.fromTask(T.asUnit(followUp(created)))),
    )()
  }
  const whole = makeOperation<void, RegistrationFault, void>({
    stores,
    clock,
    run: () => keeping('The passkey was not registered', run),
    resetAfter: { success: registrationSuccess.reset, failed: null },
  })
  const register = async (): Promise<void> => {
    const result = await whole.start()()
    if (E.isLeft(result) && result.left._tag === 'Cancelled') whole.reset()
  }
  return { options, verification, whole, register: (): void => void register() }
}

/** Nothing is asked for until an action asks. */
export const makePasskeyKeeping = (ports: PasskeyKeepingPorts): PasskeyKeeping => {
  const { stores, clock, modals, keeper, passkeys, device, askProof } = ports
  const { error, keeping } = makeErrors(ports)
  const { origins, remember, forget } = makeOrigins(ports)
  const asked = stores.make<DisplayedPasskey | null>(null)
  const questions = makeScope(stores, clock)
  const closeRemoval = (): void => modals.close('remove-passkey')

  /** Those that were to go are told of until none is left: what is made afterwards was not to go. */
  const settleGone = (): void =>
    passkeys.state.update((now) => (now.credentials?.length === 0 ? { ...now, wereToGo: false } : now))
  const loadAfter = (): Promise<unknown> => passkeys.tasks.load().then(settleGone)

  const registration = makeRegistration(ports, keeping, ({ id }) => () => {
    remember(id, originOf(device.userAgent))
    settleGone()
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
      // Another may be asked about by the time that it is gone.
      const close = questions.whileOpen<void>(closeRemoval)
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
      ({ known, options: asking, verification: verifying, ...rest }): KeptPasskeysState => ({
        ...known,
        registrationOptions: asking,
        registrationVerification: verifying,
        ...rest,
      }),
    ),
    list: project(combine({ known: passkeys.state, register: whole, origins }), (now) =>
      passkeyListView(now, device.timeZone()),
    ),
    removal: project(combine({ remove, asked }), passkeyRemovalView),
    act: {
      register,
      explain: () => modals.open({ name: 'what-are-passkeys' }),
      askToRemove: (id) => {
        const listed = displayedPasskeys(passkeys.state.get().credentials ?? [], origins.get(), device.timeZone())
        questions.renew()
        asked.update(() => listed.find((one) => one.id === id) ?? null)
        remove.reset()
        modals.open({ name: 'remove-passkey' })
      },
      remove: () => void remove.start(asked.get()?.id ?? null)(),
      closeRemoval,
      reload: () => void passkeys.tasks.load(),
    },
  }
}
