import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { makeLatest } from '../../kernel/latest.ts'
import { logged } from '../../kernel/logged.ts'
import { type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { type PasskeyCredential, type PasskeysState, unknownPasskeys } from '../model.ts'
import type { PasskeyDirectory } from './ports.ts'
import { type PasskeyStatusView, passkeyStatusView } from './view.ts'

/** Ports of the passkey status. */
export interface PasskeyStatusPorts {
  readonly stores: Stores
  readonly log: Log
  readonly passkeyDirectory: PasskeyDirectory
  /** Email of the signed-in user; null until loaded. */
  readonly email: Live<string | null>
}

/** Passkey state for the start-up and the home page. Passkeys are added and removed by `makePasskeyKeeping`. */
export interface PasskeyStatus {
  readonly state: Store<PasskeysState>
  readonly view: Live<PasskeyStatusView>
  readonly tasks: {
    /**
     * Loads whether passkeys are enabled, and then the list of passkeys. Runs after the initialisation, because it needs the
     * user's email (PASS-006).
     */
    readonly load: TE.TaskEither<Fault, void>
    /** Loads only the list of passkeys. */
    readonly loadCredentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
  }
}

type Patch = (change: Partial<PasskeysState>) => void

/**
 * Makes the passkey status. Sends no request until `load` runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const passkeys = makePasskeyStatus({ ...ports, email: constant('verified@example.com') })
 * await passkeys.tasks.load()
 * passkeys.state.get().credentials // []
 */
export const makePasskeyStatus = ({
  stores,
  log,
  passkeyDirectory: directory,
  email,
}: PasskeyStatusPorts): PasskeyStatus => {
  const state = stores.make(unknownPasskeys)
  const latest = makeLatest(stores)
  /** Wraps a request so that its load state is recorded. A failure is logged, and the loaded data stays (PASS-023). */
  const loading =
    <A>(request: (patch: Patch) => TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    () => {
      // Drops stale responses.
      const patch: Patch = latest((change: Partial<PasskeysState>) => state.update((now) => ({ ...now, ...change })))
      patch({ status: 'loading', fault: null })
      return F.pipe(
        request(patch),
        TE.tapIO(() => () => patch({ status: 'success' })),
        logged(log.error, 'The passkeys could not be loaded'),
        TE.orElseFirstIOK((fault) => () => patch({ status: 'failed', fault })),
      )()
    }
  const list = (patch: Patch): TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>> =>
    F.pipe(
      directory.credentials,
      TE.tapIO((credentials) => () => patch({ credentials })),
    )
  const all = (owner: string): TE.TaskEither<Fault, void> =>
    loading((patch) =>
      F.pipe(
        directory.isEnabled({ email: owner }),
        TE.tapIO((enabled) => () => patch(enabled ? { enabled } : { enabled, credentials: null })),
        TE.flatMap((enabled) => (enabled ? TE.asUnit(list(patch)) : TE.right(undefined))),
      ),
    )
  return {
    state,
    view: project(state, passkeyStatusView),
    tasks: {
      loadCredentials: loading(list),
      load: () => {
        const owner = email.get()
        return (owner === null ? TE.left<Fault, void>(unreachable) : all(owner))()
      },
    },
  }
}
