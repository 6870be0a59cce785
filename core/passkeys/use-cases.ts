import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../kernel/fault.ts'
import type { Store, Stores } from '../kernel/store.ts'
import type { Log } from '../platform/ports.ts'
import type { PasskeysState } from './model.ts'
import type { PasskeyDirectory } from './ports.ts'

type Known = Pick<PasskeysState, 'enabled' | 'credentials'>

const none: Known = { enabled: false, credentials: [] }

/**
 * Asks whether passkeys are on offer, and for the list only when they are (PASS-006). A failure is kept in the
 * state and logged (PASS-023).
 */
export const makeLoadPasskeys =
  (
    ports: { readonly stores: Stores; readonly log: Log; readonly directory: PasskeyDirectory },
    state: Store<PasskeysState>,
  ) =>
  (email: string): TE.TaskEither<Fault, void> =>
  () => {
    const epoch = ports.stores.epoch()
    const put = (change: Partial<PasskeysState>): void => {
      if (epoch === ports.stores.epoch()) state.update((now) => ({ ...now, ...change }))
    }
    put({ status: 'loading', fault: null })
    return F.pipe(
      ports.directory.isEnabled({ email }),
      TE.flatMap((enabled): TE.TaskEither<Fault, Known> =>
        enabled
          ? F.pipe(
              ports.directory.credentials,
              TE.map((credentials) => ({ enabled, credentials })),
            )
          : TE.right(none),
      ),
      TE.tapIO((known) => () => put({ status: 'success', ...known })),
      TE.orElseFirstIOK((fault) => () => {
        ports.log.error(`The passkeys could not be loaded: ${describeFault(fault)}`)
        put({ status: 'failed', fault })
      }),
      TE.asUnit,
    )()
  }
