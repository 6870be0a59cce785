import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { PasskeyCredential, PasskeysState } from '../model.ts'
import type { PasskeyDirectory } from '../ports.ts'

/** The two ways to ask for the passkeys. */
export interface LoadPasskeys {
  /** Whether they are on offer, and for the list only when they are (PASS-006). */
  readonly all: (email: string) => TE.TaskEither<Fault, void>
  /** The list alone. */
  readonly credentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
}

/** A failure is kept in the state and logged (PASS-023); what was known before stays. */
export const makeLoadPasskeys = (
  ports: { readonly stores: Stores; readonly log: Log; readonly directory: PasskeyDirectory },
  state: Store<PasskeysState>,
): LoadPasskeys => {
  const { stores, log, directory } = ports
  const loading =
    <A>(ask: (put: (change: Partial<PasskeysState>) => void) => TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A> =>
    () => {
      const epoch = stores.epoch()
      const put = (change: Partial<PasskeysState>): void => {
        if (epoch === stores.epoch()) state.update((now) => ({ ...now, ...change }))
      }
      put({ status: 'loading', fault: null })
      return F.pipe(
        ask(put),
        TE.tapIO(() => () => put({ status: 'success' })),
        TE.orElseFirstIOK((fault) => () => {
          log.error(`The passkeys could not be loaded: ${describeFault(fault)}`)
          put({ status: 'failed', fault })
        }),
      )()
    }
  const list = (put: (change: Partial<PasskeysState>) => void) =>
    F.pipe(
      directory.credentials,
      TE.tapIO((credentials) => () => put({ credentials })),
    )
  return {
    credentials: loading(list),
    all: (email) =>
      loading((put) =>
        F.pipe(
          directory.isEnabled({ email }),
          TE.tapIO((enabled) => () => put(enabled ? { enabled } : { enabled, credentials: null })),
          TE.flatMap((enabled) => (enabled ? TE.asUnit(list(put)) : TE.right(undefined))),
        ),
      ),
  }
}
