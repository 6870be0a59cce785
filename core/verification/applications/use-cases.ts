import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import type { Step } from '../../kernel/step.ts'
import type { Store, Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { ApplicationsState } from './model.ts'
import type { ApplicationRecords, ShopperRecords } from './ports.ts'

interface Outside {
  readonly stores: Stores
  readonly log: Log
}

/**
 * Loads the applications. Only the first load shows as loading (VERIF-065); a failure is logged, passed on and
 * clears the status (ERR-026 to ERR-028).
 */
export const makeLoadApplications = (
  ports: Outside & { readonly records: ApplicationRecords },
  state: Store<ApplicationsState>,
): Step =>
  F.pipe(
    TE.fromIO<void, Fault>(() =>
      state.update((now) => (now.applications === null ? { ...now, status: 'loading' } : now)),
    ),
    TE.flatMap(() =>
      makeStep(ports.stores, {
        request: ports.records.list,
        effect: (applications) => state.update((now) => ({ ...now, status: settled(now), applications })),
      }),
    ),
    TE.orElseFirstIOK((fault) => () => {
      ports.log.error(`The applications could not be loaded: ${describeFault(fault)}`)
      state.update((now) => ({ ...now, status: settled(now) }))
    }),
  )

/** A creation under way outlasts the load of the list. */
const settled = ({ status }: ApplicationsState): ApplicationsState['status'] => (status === 'loading' ? null : status)

/** Asks, after the initialisation, whether the provider lacks something (VERIF-080). A failure is logged. */
export const makeLoadMissingInfo = (
  ports: Outside & { readonly shopper: ShopperRecords },
  state: Store<ApplicationsState>,
): TE.TaskEither<Fault, void> =>
  F.pipe(
    makeStep(ports.stores, {
      request: ports.shopper.isInfoMissing,
      effect: (isMissingShopperInfo) => state.update((now) => ({ ...now, isMissingShopperInfo })),
    }),
    runStep,
    TE.orElseFirstIOK(
      (fault) => () => ports.log.error(`The shopper information could not be checked: ${describeFault(fault)}`),
    ),
  )
