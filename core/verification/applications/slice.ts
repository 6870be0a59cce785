import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeStep, runStep } from '../../kernel/load.ts'
import { logged } from '../../kernel/logged.ts'
import { sessionCheck } from '../../kernel/scope.ts'
import type { Step } from '../../kernel/step.ts'
import { type Live, project, type Store, type Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { Application } from '../model.ts'
import { type ApplicationsState, unknownApplications } from './model.ts'
import type { ApplicationRecords, ShopperRecords } from './ports.ts'
import { type ApplicationsView, applicationsView } from './view.ts'

/** Ports of the applications. */
export interface ApplicationsPorts {
  readonly stores: Stores
  readonly log: Log
  readonly applicationRecords: ApplicationRecords
  readonly shopperRecords: ShopperRecords
}

/** The user's applications for verification. */
export interface Applications {
  readonly state: Live<ApplicationsState>
  readonly view: Live<ApplicationsView>
  readonly steps: { readonly applications: Step }
  /** Functions that change the state. The slices of this area that load after the start use them. */
  readonly updates: {
    /** Adds a created application, or replaces the one with the same id (VERIF-059). */
    readonly add: (application: Application) => void
    /** Sets whether any application is being created (VERIF-064). */
    readonly setCreating: (isCreating: boolean) => void
  }
  readonly tasks: {
    /** Reloads the applications. */
    readonly reload: TE.TaskEither<Fault, void>
    /** Loads `isMissingShopperInfo`. Run after the initialisation (VERIF-080). */
    readonly loadMissingInfo: TE.TaskEither<Fault, void>
  }
}

type State = Store<ApplicationsState>

/** Returns the status after a load. A load ends 'loading', but not 'creating'. */
const statusAfterLoad = ({ status }: ApplicationsState): ApplicationsState['status'] =>
  status === 'loading' ? null : status

/**
 * Loads the applications. Only the first load sets the status 'loading' (VERIF-065). A failure is logged and returned, and
 * ends the status 'loading' (ERR-026 to ERR-028).
 */
const loadStep = ({ stores, log, applicationRecords: records }: ApplicationsPorts, state: State): Step => {
  const applyLoad = (loaded: Partial<ApplicationsState>): void =>
    state.update((now) => ({ ...now, status: statusAfterLoad(now), ...loaded }))
  const loadList = makeStep(stores, { request: records.list, effect: (applications) => applyLoad({ applications }) })
  return () => {
    const isOver = sessionCheck(stores)
    state.update((now) => (now.applications === null && now.status === null ? { ...now, status: 'loading' } : now))
    return F.pipe(
      loadList,
      logged(log.error, 'The applications could not be loaded'),
      TE.orElseFirstIOK(() => () => {
        if (!isOver()) applyLoad({})
      }),
    )()
  }
}

/** Checks if shopper information is missing (VERIF-080). A failure is logged. */
const missingInfoStep = ({ stores, log, shopperRecords: shopper }: ApplicationsPorts, state: State): Step =>
  F.pipe(
    makeStep(stores, {
      request: shopper.isInfoMissing,
      effect: (isMissingShopperInfo) => state.update((now) => ({ ...now, isMissingShopperInfo })),
    }),
    logged(log.error, 'The shopper information could not be checked'),
  )

const makeUpdates = (state: State): Applications['updates'] => ({
  add: (application) =>
    state.update((now) => {
      const others = (now.applications ?? []).filter((one) => one.applicationId !== application.applicationId)
      return { ...now, applications: [...others, application] }
    }),
  setCreating: (isCreating) =>
    state.update((now) => {
      const status = isCreating ? 'creating' : now.status === 'creating' ? null : now.status
      return status === now.status ? now : { ...now, status }
    }),
})

/**
 * Creates the applications. Sends no request before a step or task runs.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.verified })
 * const applications = makeApplications(ports)
 * await applications.tasks.reload()
 * approvedProducts(applications.state.get().applications) // ['individualShopperTier1', 'payoutsRecipient']
 */
export const makeApplications = (ports: ApplicationsPorts): Applications => {
  const state = ports.stores.make(unknownApplications)
  const load = loadStep(ports, state)
  return {
    state,
    view: project(state, applicationsView),
    steps: { applications: load },
    updates: makeUpdates(state),
    tasks: { reload: runStep(load), loadMissingInfo: runStep(missingInfoStep(ports, state)) },
  }
}
