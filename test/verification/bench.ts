import type { Fault } from '@paydeck/core/kernel'
import { applicationCreationOf, applicationUpdatesOf } from '@paydeck/core/pages'
import { noPayouts, type PayoutsState } from '@paydeck/core/receiving'
import { settle } from '@paydeck/core/testing'
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
import { makeHold, makeSurroundings } from '../slice-bench/index.ts'

type Kind = StreamSignal['kind']

/** Returns an application for the product "individualShopperTier1" that is in review. */
export const application = (change: Partial<Application> = {}): Application => ({
  applicationId: 'a1',
  productName: 'individualShopperTier1',
  status: 'pending',
  collectionStatus: null,
  collectionTasks: [],
  ...change,
})

/** Returns an application for the product "payoutsRecipient" that is in review. */
export const recipient = (change: Partial<Application> = {}): Application =>
  application({ applicationId: 'a2', productName: 'payoutsRecipient', ...change })

const answerOf = <A>(fault: Fault | null, value: A): E.Either<Fault, A> =>
  fault === null ? E.right(value) : E.left(fault)

const makeStreams = () => {
  const open = new Map<string, Set<Subscriber<Kind>>>()
  const opened: Array<string> = []
  /** Signals that the fake stream of an application sends as soon as it is opened, by application id. */
  const initialSignals = new Map<string, ReadonlyArray<Kind>>()
  const streams: ApplicationStreams = {
    open: (id) =>
      new Observable((listener) => {
        const listeners = open.get(id) ?? new Set()
        open.set(id, listeners.add(listener))
        opened.push(id)
        for (const kind of initialSignals.get(id) ?? []) {
          listener.next(kind)
          if (kind === 'closed') listener.complete()
        }
        return () => listeners.delete(listener)
      }),
  }
  const send = async (id: string, ...kinds: ReadonlyArray<Kind>): Promise<void> => {
    for (const kind of kinds)
      for (const listener of open.get(id) ?? []) {
        listener.next(kind)
        if (kind === 'closed') listener.complete()
      }
    await settle()
  }
  return { streams, opened, send, initialSignals, count: (id: string): number => open.get(id)?.size ?? 0 }
}

/** Creates the slices for verification, connected to each other as in the app, and a fake provider. */
export const verificationBench = (list: ReadonlyArray<Application> = [application()]) => {
  const { ports, seen } = makeSurroundings(Date.UTC(2026, 10, 20))
  const { stores } = ports
  /** Names of the calls that the provider has received so far, in order. */
  const calls: Array<string> = []
  const provider: {
    list: ReadonlyArray<Application>
    listFault: Fault | null
    createFault: Fault | null
    renewFault: Fault | null
    payouts: E.Either<Fault, void>
    givesPayeeToken: boolean
  } = { list, listFault: null, createFault: null, renewFault: null, payouts: E.right(undefined), givesPayeeToken: true }
  const lists = makeHold()
  const creations = makeHold()
  const renewals = makeHold()
  const streams = makeStreams()
  const applications = makeApplications({
    ...ports,
    applicationRecords: {
      list: async () => {
        calls.push('list')
        const answer = answerOf(provider.listFault, provider.list)
        await lists.pass()
        return answer
      },
    },
    shopperRecords: { isInfoMissing: async () => E.right(false) },
  })
  const hasPayeeToken = stores.make(false)
  const payouts = stores.make<PayoutsState>({ ...noPayouts, invite: null, acceptedInvite: null })
  const renew: TE.TaskEither<Fault, void> = async () => {
    calls.push('renew')
    const answer = answerOf(provider.renewFault, undefined)
    await renewals.pass()
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
        const answer = answerOf(provider.createFault, undefined)
        await creations.pass()
        if (E.isLeft(answer)) return answer
        made += 1
        const one = application({ applicationId: `made ${made}`, productName, status: 'initializing' })
        provider.list = [...provider.list, one]
        return E.right(one)
      },
  }
  const updates = applicationUpdatesOf(
    { ...ports, randomness: { hex: () => () => '80000000' }, applicationStreams: streams.streams },
    {
      applications,
      currentSession: { hasPayeeToken, tasks: { renew } },
      payouts: { steps: { payouts: payoutsStep } },
    },
    async () => creation?.tasks.createAfterRefresh(),
  )
  creation = applicationCreationOf(
    {
      ...ports,
      newApplications,
      windows: { open: (address) => void calls.push(`open ${address}`) },
      appNavigation: { go: (path) => void calls.push(`go ${path}`) },
    },
    { applications, applicationUpdates: updates, payouts: { state: payouts } },
  )
  /** Runs the initialisation steps of these slices: load the applications, create missing ones and watch for updates. */
  const start = async (): Promise<void> => {
    await applications.tasks.reload()
    void creation.tasks.createMissing()
    void updates.tasks.start()
    await settle()
  }
  /** Runs the initialisation steps and then empties `calls`, so that the test sees only later calls. */
  const started = async (): Promise<void> => {
    await start()
    calls.length = 0
  }
  return {
    ...seen,
    calls,
    provider,
    lists,
    creations,
    renewals,
    streams,
    applications,
    hasPayeeToken,
    payouts,
    updates,
    creation,
    start,
    started,
    callCount: (what: string): number => calls.filter((call) => call === what).length,
    phase: (id: string) => updates.watched.get().get(id)?.phase ?? 'idle',
    signOut: async (): Promise<void> => {
      stores.resetAll()
      await settle()
    },
  }
}
