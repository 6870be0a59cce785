import type { task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import { type Live, project, type Stores } from '../../kernel/store.ts'
import type { AppNavigation, Clock, Log, Windows } from '../../platform/ports.ts'
import { verificationPolling } from '../application-updates/index.ts'
import type { Applications } from '../applications/index.ts'
import { type Application, type ProductName, productNames } from '../model.ts'
import { applicationFor } from '../rules.ts'
import { type Attempt, type Connections, noConnections, type ProductConnection, unconnected } from './model.ts'
import type { NewApplications } from './ports.ts'
import { needsWatching, productsToCreate, verificationAddress } from './rules.ts'
import { afterLaunch, creationPolls } from './tables.ts'
import { makeCreateApplication } from './use-cases.ts'
import { type IntroView, introView } from './view.ts'

/** Ports of the slice that creates applications. */
export interface ApplicationCreationPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly windows: Windows
  readonly appNavigation: AppNavigation
  readonly newApplications: NewApplications
  readonly applications: Pick<Applications, 'state' | 'tasks' | 'updates'>
  /** Watches an application, and sets the status of its product to pending. */
  readonly listen: (applicationId: string) => void
  /** Token of the payouts invite for the verification (VERIF-012), or null. */
  readonly invite: Live<string | null>
}

/** Creates applications: automatically after an approval, and when the user presses "Continue". */
export interface ApplicationCreation {
  /** Progress of each product (VERIF-019). */
  readonly connections: Live<Connections>
  /** The intro screen of each product. */
  readonly view: Live<Readonly<Record<ProductName, IntroView>>>
  /**
   * Handles "Continue" (VERIF-006 to VERIF-009). Must be called in a click handler, because it opens the verification app.
   * Watches the application, or polls until the application exists (VERIF-060 to VERIF-063). Then navigates to home.
   */
  readonly begin: (product: ProductName) => void
  readonly tasks: {
    /**
     * Runs at the start. Creates missing applications, and repeats creations that failed (SESS-047). Never fails (ERR-029).
     */
    readonly createMissing: T.Task<void>
    /** Runs after a refresh. Like `createMissing`, but skips creations that failed since the start (VERIF-056). */
    readonly createAfterRefresh: T.Task<void>
  }
}

/** Reloads the list. Concurrent callers share one request. */
const makeSharedReload = (reload: TE.TaskEither<Fault, void>): T.Task<void> => {
  let running: Promise<void> | null = null
  return () => {
    running ??= reload().then(() => {
      running = null
    })
    return running
  }
}

/** Polls the list until the applications being created appear. */
const makeCreationPolling = (ports: ApplicationCreationPorts) => {
  const { stores, clock, log, applications, listen } = ports
  const connections = stores.make<Connections>(noConnections)
  const waits = {
    individualShopperTier1: makeScope(stores, clock),
    payoutsRecipient: makeScope(stores, clock),
  } as const satisfies Record<ProductName, unknown>
  const reload = makeSharedReload(applications.tasks.reload)

  const setConnection = (product: ProductName, now: ProductConnection): void => {
    connections.update((all) => ({ ...all, [product]: now }))
    applications.updates.setCreating(productNames.some((one) => connections.get()[one].creating))
  }
  const stop = (product: ProductName): void => {
    waits[product].renew()
    setConnection(product, unconnected)
  }
  const settle = (): void => {
    for (const product of productNames) {
      const found = applicationFor(product, applications.state.get().applications ?? [])
      if (found === null || !connections.get()[product].creating) continue
      stop(product)
      listen(found.applicationId)
    }
  }
  const poll = (product: ProductName, polls: number): void => {
    const isLast = polls >= creationPolls.value
    const giveUp = waits[product].whileOpen<void>(() => {
      if (!isLast) return
      log.warn(`An application for ${product} did not come`)
      stop(product)
    })
    void reload().then(giveUp)
    if (!isLast) waits[product].later(verificationPolling, () => poll(product, polls + 1))
  }
  // Checks every change of the list, whatever caused it: a poll, a refresh, or the response to a creation.
  applications.state.changes$.subscribe(settle)
  return {
    connections,
    stop,
    start: (product: ProductName, now: ProductConnection): void => {
      waits[product].renew()
      setConnection(product, now)
      waits[product].later(verificationPolling, () => poll(product, 1))
    },
  }
}

/**
 * Creates the application for the partner product after an approval, at most one application per product (VERIF-045 to
 * VERIF-047).
 */
const makeAutomatic = (
  ports: ApplicationCreationPorts,
  { connections, start, stop }: ReturnType<typeof makeCreationPolling>,
) => {
  const { stores, clock, applications } = ports
  const attempts = stores.make<ReadonlyMap<ProductName, Attempt>>(new Map())
  const { whileSignedIn } = makeScope(stores, clock)
  const create = makeCreateApplication(ports)
  const setAttempt = (product: ProductName, how: Attempt): void =>
    attempts.update((now) => new Map([...now, [product, how]]))
  const makeOnCreated = (product: ProductName): ((made: Application | undefined) => void) =>
    whileSignedIn((made) => {
      setAttempt(product, made === undefined ? 'failed' : 'made')
      if (made !== undefined) applications.updates.add(made)
      // If the user has opened the verification app meanwhile, the polling continues.
      else if (!connections.get()[product].connecting) stop(product)
    })
  const createOne = (product: ProductName): T.Task<void> => {
    setAttempt(product, 'under-way')
    start(product, { creating: true, connecting: false })
    const done = makeOnCreated(product)
    return async () => done(await create(product)())
  }
  const createAfterRefresh: T.Task<void> = async () => {
    const missing = productsToCreate(applications.state.get().applications ?? []).filter(
      (product) => !attempts.get().has(product) && !connections.get()[product].creating,
    )
    await Promise.all(missing.map((product) => createOne(product)()))
  }
  return {
    createAfterRefresh,
    createMissing: (): Promise<void> => {
      attempts.update((now) => new Map([...now].filter(([, how]) => how !== 'failed')))
      return createAfterRefresh()
    },
  }
}

/**
 * Creates the slice. No application is created before a task runs or the user presses "Continue".
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.shopper })
 * Object.keys(makePaydeck(ports).applicationCreation.view.get()) // ['individualShopperTier1', 'payoutsRecipient']
 */
export const makeApplicationCreation = (ports: ApplicationCreationPorts): ApplicationCreation => {
  const { windows, appNavigation, applications, listen, invite } = ports
  const waiting = makeCreationPolling(ports)
  return {
    connections: waiting.connections,
    view: project(invite, (token) => ({
      individualShopperTier1: introView('individualShopperTier1', token),
      payoutsRecipient: introView('payoutsRecipient', token),
    })),
    begin: (product) => {
      windows.open(verificationAddress(product, invite.get()))
      const application = applicationFor(product, applications.state.get().applications ?? [])
      if (application === null) waiting.start(product, { creating: true, connecting: true })
      else if (needsWatching(application)) listen(application.applicationId)
      appNavigation.go(afterLaunch)
    },
    tasks: makeAutomatic(ports, waiting),
  }
}
