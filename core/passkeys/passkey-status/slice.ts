import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, unreachable } from '../../kernel/fault.ts'
import { makeLatest } from '../../kernel/latest.ts'
import { logged } from '../../kernel/logged.ts'
import { type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import { type PasskeyCredential, type PasskeysState, unknownPasskeys } from '../model.ts'
import type { PasskeyDirectory } from './ports.ts'
import { type PasskeyStatusView, passkeyStatusView } from './view.ts'

/** What the passkeys need from outside. */
export interface PasskeyStatusPorts {
  readonly stores: Stores
  readonly log: Log
  readonly directory: PasskeyDirectory
  /** The signed-in user's address, null until known. */
  readonly email: Live<string | null>
}

/** What start-up and home know of the user's passkeys; they are made and removed by `makePasskeyKeeping`. */
export interface PasskeyStatus {
  readonly state: Store<PasskeysState>
  readonly view: Live<PasskeyStatusView>
  readonly tasks: {
    /**
     * Whether they are on offer, and for the list only when they are. To be run once the initialisation is through,
     * since it needs the user's address (PASS-006).
     */
    readonly load: TE.TaskEither<Fault, void>
    /** Asks for the list alone. */
    readonly loadCredentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
  }
}

type Put = (change: Partial<PasskeysState>) => void

/** Nothing is asked for until `load` runs. */
export const makePasskeyStatus = ({ stores, log, directory, email }: PasskeyStatusPorts): PasskeyStatus => {
  const state = stores.make(unknownPasskeys)
  const latest = makeLatest(stores)
  /** A failure is kept in the state and logged (PASS-023); what was known before stays. */
  const loading =
    <A>(ask: (put: Put) => TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    () => {
      // Of several questions only the last one is told of.
      const put: Put = latest((change: Partial<PasskeysState>) => state.update((now) => ({ ...now, ...change })))
      put({ status: 'loading', fault: null })
      return F.pipe(
        ask(put),
        TE.tapIO(() => () => put({ status: 'success' })),
        logged(log.error, 'The passkeys could not be loaded'),
        TE.orElseFirstIOK((fault) => () => put({ status: 'failed', fault })),
      )()
    }
  const list = (put: Put): TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>> =>
    F.pipe(
      directory.credentials,
      TE.tapIO((credentials) => () => put({ credentials })),
    )
  const all = (owner: string): TE.TaskEither<Fault, void> =>
    loading((put) =>
      F.pipe(
        directory.isEnabled({ email: owner }),
        TE.tapIO((enabled) => () => put(enabled ? { enabled } : { enabled, credentials: null })),
        TE.flatMap((enabled) => (enabled ? TE.asUnit(list(put)) : TE.right(undefined))),
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
