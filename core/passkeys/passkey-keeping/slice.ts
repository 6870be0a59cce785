import { either as E, function as F, type io as IO, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Device, Log } from '../../platform/ports.ts'
import type {
  DisplayedPasskey,
  KeptPasskeysState,
  PasskeyCredential,
  PasskeyOrigins,
  PasskeysState,
  RegistrationFault,
  RemovalFault,
} from '../model.ts'
import type { PasskeyCeremony, PasskeyKeeper, PasskeyMemory } from '../ports.ts'
import { describePasskeyFault, originOf } from '../rules/registration.ts'
import { registrationSuccess } from '../tables/registration.ts'
import { makeRegistration } from '../use-cases/register-passkey.ts'
import { passkeyRemovalView, type PasskeyRemovalView } from '../views/removal.ts'
import { displayedPasskeys } from './rules.ts'
import { makeRemovePasskey } from './use-cases.ts'
import { passkeyListView, type PasskeyListView } from './view.ts'

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
  readonly passkeys: {
    readonly state: Live<PasskeysState>
    readonly load: TE.TaskEither<Fault, void>
    readonly loadCredentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
  }
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
    return passkeys.load()
  })
  const register = makeOperation<void, RegistrationFault, void>({
    stores,
    clock,
    run: () => keeping('The passkey was not registered', registration.run),
    resetAfter: { success: registrationSuccess.reset, failed: null },
  })
  const removePasskey = makeRemovePasskey({ keeper, loadCredentials: passkeys.loadCredentials })
  const remove = makeOperation({
    stores,
    clock,
    run: (id: string | null): TE.TaskEither<RemovalFault, void> =>
      F.pipe(
        keeping('The passkey was not removed', removePasskey(id)),
        TE.tapTask(() => () => {
          remember((now) => new Map([...now].filter(([kept]) => kept !== id)))
          closeRemoval()
          return passkeys.load()
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
      reload: T.asUnit(passkeys.load),
    },
  }
}
