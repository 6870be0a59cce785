import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { Cancelled, PasskeysState } from '../model.ts'
import type { PasskeyCeremony, PasskeyRegistration } from '../ports.ts'

const describe = (fault: Fault | Cancelled): string =>
  fault._tag === 'Cancelled' ? 'the prompt was cancelled' : describeFault(fault)

/**
 * Makes a passkey: challenge, prompt, verification, each only after the one before (PASS-015), and then asks for
 * status and list anew (PASS-016). A failure is kept and logged; a cancelled prompt leaves no failed status behind,
 * since there is nothing to be told (PASS-017, PASS-018).
 * @param reload the load of status and list, which keeps its own failures
 */
export const makeRegisterPasskey = (
  ports: {
    readonly stores: Stores
    readonly log: Log
    readonly registration: PasskeyRegistration
    readonly ceremony: PasskeyCeremony
  },
  state: Store<PasskeysState>,
  reload: TE.TaskEither<Fault, void>,
): TE.TaskEither<Fault | Cancelled, void> => {
  const { stores, log, registration, ceremony } = ports
  return () => {
    const epoch = stores.epoch()
    const put = (change: Pick<PasskeysState, 'status' | 'fault'>): void => {
      if (epoch === stores.epoch()) state.update((now) => ({ ...now, ...change }))
    }
    put({ status: 'loading', fault: null })
    return F.pipe(
      registration.challenge,
      TE.flatMap(ceremony.create),
      TE.flatMap(registration.verify),
      TE.orElseFirstIOK((fault) => () => {
        log.error(`The passkey was not registered: ${describe(fault)}`)
        put({ status: fault._tag === 'Cancelled' ? null : 'failed', fault })
      }),
      TE.flatMap(() => reload),
    )()
  }
}
