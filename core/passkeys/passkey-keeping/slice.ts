import { either as E, function as F, type io as IO, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Device, Log } from '../../platform/ports.ts'
import type { PasskeyStatus } from '../passkey-status/index.ts'
import type {
  CreatedPasskey,
  DisplayedPasskey,
  KeptPasskeysState,
  PasskeyOrigins,
  RegistrationFault,
  RegistrationOptions,
  RemovalFault,
} from './model.ts'
import type { PasskeyCeremony, PasskeyKeeper, PasskeyMemory } from './ports.ts'
import { describePasskeyFault, displayedPasskeys, originOf } from './rules.ts'
import { registrationSuccess } from './tables.ts'
import { makeRemovePasskey } from './use-cases.ts'
import { passkeyListView, type PasskeyListView, passkeyRemovalView, type PasskeyRemovalView } from './view.ts'

/** What keeping passkeys needs from outside. */
export interface PasskeyKeepingPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'userAgent'>
  readonly modals: ClosableModals
  readonly keeper: PasskeyKeeper
  readonly ceremony: PasskeyCeremony
  readonly memory: PasskeyMemory
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
    readonly register: T.Task<void>
    /** Opens the modal that says what passkeys are (SEC-005). */
    readonly explain: IO.IO<void>
    /** Opens the modal that asks whether a passkey is to be removed (SEC-006, PASS-024). */
    readonly askToRemove: (id: string) => void
    /** Removes the passkey that was asked about; the modal closes once it is gone. */
    readonly remove: T.Task<void>
    readonly closeRemoval: IO.IO<void>
    /** Asks for the passkeys again, after a failure. */
    readonly reload: T.Task<void>
  }
}

/** Making a passkey, and how each of its two requests stands (PASS-009). */
interface Registration {
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
const makeRegistration = (
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

/** Nothing is asked for until somebody acts. */
export const makePasskeyKeeping = (ports: PasskeyKeepingPorts): PasskeyKeeping => {
  const { stores, clock, log, modals, memory, keeper, passkeys } = ports
  const error = stores.make<KeptPasskeysState['error']>(null)
  const origins = stores.make<PasskeyOrigins>(memory.read())
  const asked = stores.make<DisplayedPasskey | null>(null)

  /** Keeps and logs what went wrong, once, whoever waits for it (PASS-017, PASS-023, ERR-024). */
  const keeping =
    <E extends RegistrationFault | RemovalFault>(what: string, task: TE.TaskEither<E, void>): TE.TaskEither<E, void> =>
    () => {
      const epoch = stores.epoch()
      const keep = (fault: E | null): void => {
        if (epoch === stores.epoch()) error.update(() => fault)
      }
      keep(null)
      return F.pipe(
        task,
        TE.orElseFirstIOK((fault) => () => {
          log.error(`${what}: ${describePasskeyFault(fault)}`)
          keep(fault)
        }),
      )()
    }
  const remember = (change: (now: PasskeyOrigins) => PasskeyOrigins): void => {
    // Read anew: what another tab has remembered meanwhile stays.
    const next = change(memory.read())
    memory.write(next)
    origins.update(() => next)
  }
  const closeRemoval = (): void => modals.close('remove-passkey')

  const registration = makeRegistration(ports, ({ id }) => () => {
    remember((now) => new Map(now).set(id, originOf(ports.device.userAgent)))
    return passkeys.tasks.load()
  })
  const register = makeOperation<void, RegistrationFault, void>({
    stores,
    clock,
    run: () => keeping('The passkey was not registered', registration.run),
    resetAfter: { success: registrationSuccess.reset, failed: null },
  })
  const removePasskey = makeRemovePasskey({ keeper, loadCredentials: passkeys.tasks.loadCredentials })
  const remove = makeOperation({
    stores,
    clock,
    run: (id: string | null): TE.TaskEither<RemovalFault, void> =>
      F.pipe(
        keeping('The passkey was not removed', removePasskey(id)),
        TE.tapTask(() => () => {
          remember((now) => new Map([...now].filter(([kept]) => kept !== id)))
          closeRemoval()
          return passkeys.tasks.load()
        }),
      ),
    resetAfter: { success: null, failed: null },
  })
  const steps = {
    known: passkeys.state,
    options: registration.options,
    verification: registration.verification,
    remove,
    error,
  }
  return {
    state: project(combine(steps), ({ known, options, verification, ...rest }): KeptPasskeysState => ({
      ...known,
      registrationOptions: options,
      registrationVerification: verification,
      ...rest,
    })),
    list: project(combine({ known: passkeys.state, register, origins }), passkeyListView),
    removal: project(combine({ remove, asked }), passkeyRemovalView),
    act: {
      register: async () => {
        const result = await register.start()()
        if (E.isLeft(result) && result.left._tag === 'Cancelled') register.reset()
      },
      explain: () => modals.open({ name: 'what-are-passkeys' }),
      askToRemove: (id) => {
        const listed = displayedPasskeys(passkeys.state.get().credentials ?? [], origins.get())
        asked.update(() => listed.find((one) => one.id === id) ?? null)
        remove.reset()
        modals.open({ name: 'remove-passkey' })
      },
      remove: () => F.pipe(remove.start(asked.get()?.id ?? null), T.asUnit)(),
      closeRemoval,
      reload: T.asUnit(passkeys.tasks.load),
    },
  }
}
