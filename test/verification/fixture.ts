import { makeStores, type Fault } from '@paydeck/core/kernel'
import { applicationCreationOf, applicationUpdatesOf } from '@paydeck/core/pages'
import { noPayouts, type PayoutsState } from '@paydeck/core/receiving'
import { fakeClock, settle } from '@paydeck/core/testing'
import {
  makeApplications,
  type Application,
  type ApplicationCreation,
  type ApplicationStreams,
  type NewApplications,
  type StreamSignal,
} from '@paydeck/core/verification'
import { either as E, type taskEither as TE } from 'fp-ts'
import { Observable, type Subscriber } from 'rxjs'

type Kind = StreamSignal['kind']

/** The shopper's, in review. */
export const application = (change: Partial<Application> = {}): Application => ({
  applicationId: 'a1',
  productName: 'individualShopperTier1',
  status: 'pending',
  collectionStatus: null,
  collectionTasks: [],
  ...change,
})

/** The recipient's, in review. */
export const recipient = (change: Partial<Application> = {}): Application =>
  application({ applicationId: 'a2', productName: 'payoutsRecipient', ...change })

/** Answers at once with what holds at the time of asking; or, while it is held, when it is let go. */
const makeAnswers = () => {
  const waiting: Array<() => void> = []
  const state = { isHeld: false }
  return {
    state,
    give: async <A>(answer: E.Either<Fault, A>): Promise<E.Either<Fault, A>> => {
      if (state.isHeld) await new Promise<void>((go) => waiting.push(go))
      return answer
    },
    letGo: async (): Promise<void> => {
      await settle()
      for (const go of waiting.splice(0)) go()
      await settle()
    },
  }
}

const makeStreams = () => {
  const open = new Map<string, Set<Subscriber<Kind>>>()
  const opened: Array<string> = []
  /** What a stream says as soon as it is opened. */
  const atOnce = new Map<string, ReadonlyArray<Kind>>()
  const streams: ApplicationStreams = {
    open: (id) =>
      new Observable((listener) => {
        const listeners = open.get(id) ?? new Set()
        open.set(id, listeners.add(listener))
        opened.push(id)
        for (const kind of atOnce.get(id) ?? []) {
          listener.next(kind)
          if (kind === 'closed') listener.complete()
        }
        return () => listeners.delete(listener)
      }),
  }
  const say = async (id: string, ...kinds: ReadonlyArray<Kind>): Promise<void> => {
    for (const kind of kinds)
      for (const listener of open.get(id) ?? []) {
        listener.next(kind)
        if (kind === 'closed') listener.complete()
      }
    await settle()
  }
  return { streams, opened, say, atOnce, count: (id: string): number => open.get(id)?.size ?? 0 }
}

/** Both slices over a provider that the test moves, joined as every front end joins them. */
export const verificationBench = (list: ReadonlyArray<Application> = [application()]) => {
  const [stores, clock] = [makeStores(), fakeClock(Date.UTC(2026, 10, 20))]
  const log: Array<string> = []
  /** What was asked for, in its order. */
  const calls: Array<string> = []
  const provider: {
    list: ReadonlyArray<Application>
    listFault: Fault | null
    createFault: Fault | null
    renewFault: Fault | null
    payouts: E.Either<Fault, void>
    givesPayeeToken: boolean
  } = { list, listFault: null, createFault: null, renewFault: null, payouts: E.right(undefined), givesPayeeToken: true }
  const lists = makeAnswers()
  const creations = makeAnswers()
  const renewals = makeAnswers()
  const wires = makeStreams()
  const logger = { warn: (message: string) => log.push(message), error: (message: string) => log.push(message) }
  const applications = makeApplications({
    stores,
    log: logger,
    records: {
      list: () => {
        calls.push('list')
        return lists.give(provider.listFault === null ? E.right(provider.list) : E.left(provider.listFault))
      },
    },
    shopper: { isInfoMissing: async () => E.right(false) },
  })
  const hasPayeeToken = stores.make(false)
  const payouts = stores.make<PayoutsState>({ ...noPayouts, invite: null, acceptedInvite: null })
  const renew: TE.TaskEither<Fault, void> = async () => {
    calls.push('renew')
    const answer = await renewals.give(provider.renewFault === null ? E.right(undefined) : E.left(provider.renewFault))
    if (E.isRight(answer) && provider.givesPayeeToken) hasPayeeToken.update(() => true)
    return answer
  }
  const payoutsStep = async () => {
    calls.push('payouts')
    return E.isLeft(provider.payouts) ? provider.payouts : E.right(() => void calls.push('payouts took effect'))
  }
  let creation: ApplicationCreation | null = null
  let made = 0
  const newApplications: NewApplications = {
    create:
      ({ productName, notifyUser }) =>
      async () => {
        calls.push(`create ${productName}${notifyUser ? ' and notify' : ''}`)
        const answer = await creations.give(
          provider.createFault === null ? E.right(undefined) : E.left(provider.createFault),
        )
        if (E.isLeft(answer)) return answer
        made += 1
        const one = application({ applicationId: `made ${made}`, productName, status: 'initializing' })
        provider.list = [...provider.list, one]
        return E.right(one)
      },
  }
  const updates = applicationUpdatesOf(
    { stores, clock, log: logger, randomness: { hex: () => () => '80000000' }, streams: wires.streams },
    {
      applications,
      currentSession: { hasPayeeToken, tasks: { renew } },
      payouts: { steps: { payouts: payoutsStep } },
    },
    async () => creation?.tasks.createAfterRefresh(),
  )
  creation = applicationCreationOf(
    {
      stores,
      clock,
      log: logger,
      newApplications,
      windows: { open: (address) => void calls.push(`open ${address}`) },
      appNavigation: { go: (path) => void calls.push(`go ${path}`) },
    },
    { applications, applicationUpdates: updates, payouts: { state: payouts } },
  )
  /** What the initialisation does: the list, what is missing, the updates. */
  const start = async (): Promise<void> => {
    await applications.tasks.reload()
    void creation.tasks.createMissing()
    void updates.tasks.start()
    await settle()
  }
  /** Started, with nothing asked for so far. */
  const started = async (): Promise<void> => {
    await start()
    calls.length = 0
  }
  return {
    stores,
    clock,
    log,
    calls,
    provider,
    lists,
    creations,
    renewals,
    wires,
    applications,
    hasPayeeToken,
    payouts,
    updates,
    creation,
    start,
    started,
    asked: (what: string): number => calls.filter((call) => call === what).length,
    phase: (id: string) => updates.watched.get().get(id)?.phase ?? 'idle',
    signOut: async (): Promise<void> => {
      stores.resetAll()
      await settle()
    },
  }
}
