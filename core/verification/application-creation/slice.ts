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
import { needsListening, productsToCreate, verificationAddress } from './rules.ts'
import { afterLaunch, creationPolls } from './tables.ts'
import { makeCreateApplication } from './use-cases.ts'
import { type IntroView, introView } from './view.ts'

/** What the creation of applications needs from outside. */
export interface ApplicationCreationPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly windows: Windows
  readonly appNavigation: AppNavigation
  readonly newApplications: NewApplications
  readonly applications: Pick<Applications, 'state' | 'tasks' | 'hold'>
  /** Watches an application; its product is pending then. */
  readonly listen: (applicationId: string) => void
  /** The token of the payouts invite that is held for the verification (VERIF-012); null: none. */
  readonly invite: Live<string | null>
}

/** Makes applications: those that an approval brings along, and those that "Continue" begins. */
export interface ApplicationCreation {
  /** What is under way, by product (VERIF-019). */
  readonly connections: Live<Connections>
  /** The intro screen of each product. */
  readonly view: Live<Readonly<Record<ProductName, IntroView>>>
  /**
   * What "Continue" does (VERIF-006 to VERIF-009): opens the verification app, so that it must run within the press, listens,
   * or waits for the application to be made (VERIF-060 to VERIF-063), and goes home.
   */
  readonly begin: (product: ProductName) => void
  readonly tasks: {
    /** At the start: makes what is missing, also what failed before (SESS-047). Never fails (ERR-029). */
    readonly createMissing: T.Task<void>
    /** After a refresh: the same, without what failed since the start (VERIF-056). */
    readonly createAfterRefresh: T.Task<void>
  }
}

/** Asks for the list; whoever asks while it is on its way waits for the same answer. */
const makeAsk = (reload: TE.TaskEither<Fault, void>): T.Task<void> => {
  let asked: Promise<void> | null = null
  return () => {
    asked ??= reload().then(() => {
      asked = null
    })
    return asked
  }
}

/** Waits for applications that are being made, by looking at the list from time to time. */
const makeWaiting = (ports: ApplicationCreationPorts) => {
  const { stores, clock, log, applications, listen } = ports
  const connections = stores.make<Connections>(noConnections)
  const waits = {
    individualShopperTier1: makeScope(stores, clock),
    payoutsRecipient: makeScope(stores, clock),
  } as const satisfies Record<ProductName, unknown>
  const ask = makeAsk(applications.tasks.reload)

  const put = (product: ProductName, now: ProductConnection): void => {
    connections.update((all) => ({ ...all, [product]: now }))
    applications.hold.setCreating(productNames.some((one) => connections.get()[one].creating))
  }
  const stop = (product: ProductName): void => {
    waits[product].renew()
    put(product, unconnected)
  }
  const settle = (): void => {
    for (const product of productNames) {
      const found = applicationFor(product, applications.state.get().applications ?? [])
      if (found === null || !connections.get()[product].creating) continue
      stop(product)
      listen(found.applicationId)
    }
  }
  const look = (product: ProductName, polls: number): void => {
    const isLast = polls >= creationPolls.value
    const giveUp = waits[product].whileOpen<void>(() => {
      if (!isLast) return
      log.warn(`An application for ${product} did not come`)
      stop(product)
    })
    void ask().then(giveUp)
    if (!isLast) waits[product].later(verificationPolling, () => look(product, polls + 1))
  }
  // Whatever brought the list: a poll, a refresh or the answer of the creation.
  applications.state.changes$.subscribe(settle)
  return {
    connections,
    stop,
    start: (product: ProductName, now: ProductConnection): void => {
      waits[product].renew()
      put(product, now)
      waits[product].later(verificationPolling, () => look(product, 1))
    },
  }
}

/** Makes what the partner of an approved application lacks, one of a product at most (VERIF-045 to VERIF-047). */
const makeAutomatic = (
  ports: ApplicationCreationPorts,
  { connections, start, stop }: ReturnType<typeof makeWaiting>,
) => {
  const { stores, clock, applications } = ports
  const attempts = stores.make<ReadonlyMap<ProductName, Attempt>>(new Map())
  const { whileSignedIn } = makeScope(stores, clock)
  const create = makeCreateApplication(ports)
  const note = (product: ProductName, how: Attempt): void => attempts.update((now) => new Map([...now, [product, how]]))
  const take = (product: ProductName): ((made: Application | undefined) => void) =>
    whileSignedIn((made) => {
      note(product, made === undefined ? 'failed' : 'made')
      if (made !== undefined) applications.hold.add(made)
      // Somebody who was led to the verification app meanwhile is still waited for.
      else if (!connections.get()[product].connecting) stop(product)
    })
  const createOne = (product: ProductName): T.Task<void> => {
    note(product, 'under-way')
    start(product, { creating: true, connecting: false })
    const done = take(product)
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

/** Nothing is made before a task runs or "Continue" is pressed. */
export const makeApplicationCreation = (ports: ApplicationCreationPorts): ApplicationCreation => {
  const { windows, appNavigation, applications, listen, invite } = ports
  const waiting = makeWaiting(ports)
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
      else if (needsListening(application)) listen(application.applicationId)
      appNavigation.go(afterLaunch)
    },
    tasks: makeAutomatic(ports, waiting),
  }
}
