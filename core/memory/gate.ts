import { either as E, taskEither as TE } from 'fp-ts'
import type { LostReads, RetriedSlice } from '../connection/index.ts'
import { type Fault, rejected, unauthorized, unreachable } from '../kernel/fault.ts'
import type { Live, Store } from '../kernel/store.ts'
import type { Clock } from '../platform/ports.ts'
import type { Credentials } from '../session/index.ts'
import type { Account } from './account.ts'
import {
  type FaultOf,
  platformMethods,
  type PortMethod,
  type ProviderMethod,
  type ProviderPort,
  providerPorts,
  publicMethods,
  retriedSlices,
} from './methods.ts'
import { csrfOf } from './session.ts'

/** Functions with which tests make calls fail or take time. */
export interface CallControls {
  /**
   * Makes the next calls of a method fail without any effect on the account.
   * @param times number of calls; by default every call until `restoreCalls`
   */
  readonly failCalls: <M extends PortMethod>(method: M, fault: FaultOf<M>, times?: number) => void
  /**
   * Makes the next calls of a method change the account, but fail as Unreachable because their responses are lost.
   * @param times number of calls; by default every call until `restoreCalls`
   */
  readonly loseResponses: (method: ProviderMethod, times?: number) => void
  /** Makes calls of a method succeed again: ends `failCalls` and `loseResponses` for this method. */
  readonly restoreCalls: (method: PortMethod) => void
  /**
   * Delays responses by `ms` milliseconds on the provider's clock. Without `method`, delays the responses of every provider
   * method.
   */
  readonly setLatency: (ms: number, method?: PortMethod) => void
  /** Returns the number of calls of a method so far. Failed calls count too. */
  readonly callCount: (method: PortMethod) => number
}

type Call = TE.TaskEither<unknown, unknown>

/**
 * Middleware through which every port call passes. It simulates failures and delays, checks the session, and counts calls.
 */
export interface Gate extends CallControls {
  /** Returns copies of the ports, in which every method passes through the middleware. */
  readonly guard: <P extends object>(ports: P) => P
  readonly credentials: Credentials
  readonly lostReads: LostReads
}

interface GateParts {
  readonly clock: Clock
  readonly account: Store<Account>
  readonly isOnline: Live<boolean>
  /**
   * Application function that renews the session if a call has sent outdated credentials. If null, the gate updates the
   * credentials itself.
   */
  readonly renew: TE.TaskEither<Fault, void> | null
  /** Called after a call fails because the session has ended. */
  readonly onUnauthorized: () => void
}

interface PlannedFault {
  readonly fault: unknown
  readonly times: number
  /** True if the call changes the account before it fails. */
  readonly isLate: boolean
}

const isProviderPort = (port: string): boolean => providerPorts.some((one: ProviderPort) => one === port)
const isPlatformMethod = (method: string): boolean => Object.hasOwn(platformMethods, method)

/** Makes a store for the failures and delays that tests plan. The store also counts the calls. */
const makeFaultPlans = () => {
  const planned = new Map<string, PlannedFault>()
  const latencies = new Map<string, number>()
  const calls = new Map<string, number>()
  const everywhere = ''
  const always = Number.POSITIVE_INFINITY
  const controls: CallControls = {
    failCalls: (method, fault, times = always) => void planned.set(method, { fault, times, isLate: false }),
    loseResponses: (method, times = always) => void planned.set(method, { fault: unreachable, times, isLate: true }),
    restoreCalls: (method) => void planned.delete(method),
    setLatency: (ms, method) => void latencies.set(method ?? everywhere, ms),
    callCount: (method) => calls.get(method) ?? 0,
  }
  return {
    controls,
    count: (method: string): void => void calls.set(method, (calls.get(method) ?? 0) + 1),
    latencyOf: (method: string): number => latencies.get(method) ?? latencies.get(everywhere) ?? 0,
    /**
     * Runs a call. If a fault is planned for the method, the call fails with this fault, and one planned failure is used up.
     */
    run: async (method: string, call: Call): Promise<E.Either<unknown, unknown>> => {
      const plan = planned.get(method)
      if (plan === undefined || plan.times <= 0) return call()
      planned.set(method, { ...plan, times: plan.times - 1 })
      if (plan.isLate) await call()
      return E.left(plan.fault)
    },
  }
}

const stale: Fault = rejected(403, 'This page is out of date.')

/** Returns the tag of a fault, or null for a success. Every fault of a provider port is a `Fault`. */
const tagOf = (result: E.Either<unknown, unknown>): Fault['_tag'] | null =>
  E.isLeft(result) ? (result.left as Fault)._tag : null

const wait = (clock: Clock, ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.schedule(() => resolve(), ms))

/** Makes a holder of the CSRF value that every call sends. Its function `renew` replaces an outdated value. */
const makeCsrf = ({ account, renew }: Pick<GateParts, 'account' | 'renew'>) => {
  let csrfToken = csrfOf(account.get())
  const setCsrf = (csrf: string): void => {
    csrfToken = csrf
  }
  const credentials: Credentials = {
    setSession: (session) => setCsrf(session.csrfToken),
    setTokens: () => undefined,
    clear: () => setCsrf(''),
  }
  return {
    credentials,
    isStale: (): boolean => csrfToken !== csrfOf(account.get()),
    renew: renew ?? TE.fromIO(() => setCsrf(csrfOf(account.get()))),
  }
}

/** Makes a record of the reads that got no response. A later response to a call with the same input removes the entry. */
const makeLostReads = () => {
  const lost = new Map<string, ReadonlyArray<RetriedSlice>>()
  const lostReads: LostReads = {
    take: () => {
      const slices = [...lost.values()].flat()
      lost.clear()
      return [...new Set(slices)]
    },
  }
  const note = (method: string, input: unknown, result: E.Either<unknown, unknown>): void => {
    const slices = Object.entries(retriedSlices).find(([name]) => name === method)?.[1] ?? []
    const key =
      method + JSON.stringify(input, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    if (tagOf(result) === 'Unreachable') lost.set(key, slices)
    else lost.delete(key)
  }
  return { lostReads, note }
}

/** Makes the middleware of one memory provider. */
export const makeGate = (parts: GateParts): Gate => {
  const { clock, account, isOnline, onUnauthorized } = parts
  const plans = makeFaultPlans()
  const csrf = makeCsrf(parts)
  const { lostReads, note } = makeLostReads()

  const requireSession = async (method: string, call: Call): Promise<E.Either<unknown, unknown>> => {
    if (publicMethods.includes(method)) return call()
    if (!account.get().session.isSignedIn) return E.left(unauthorized)
    if (!csrf.isStale()) return call()
    const renewed = await csrf.renew()
    if (E.isLeft(renewed)) return renewed
    return csrf.isStale() ? E.left(stale) : call()
  }

  const callProvider =
    (method: string, call: Call, input?: unknown): Call =>
    async () => {
      plans.count(method)
      await wait(clock, plans.latencyOf(method))
      const result = isOnline.get() ? await plans.run(method, () => requireSession(method, call)) : E.left(unreachable)
      note(method, input, result)
      if (tagOf(result) === 'Unauthorized') onUnauthorized()
      return result
    }

  const callPlatform =
    (method: string, call: Call): Call =>
    async () => {
      plans.count(method)
      return plans.run(method, call)
    }

  /**
   * Wraps one member of a port. A member without a parameter is a task; a member with a parameter is a function that returns
   * a task.
   */
  const wrapMember = (method: string, member: (input: unknown) => unknown, wrap: typeof callProvider) =>
    member.length === 0
      ? wrap(method, member as Call)
      : (input: unknown) => wrap(method, async () => (member(input) as Call)(), input)

  const wrapIfGuarded = (port: string, key: string, member: unknown): unknown => {
    const method = `${port}.${key}`
    if (typeof member !== 'function') return member
    const callable = member as (input: unknown) => unknown
    if (isProviderPort(port) && method !== 'billInvoices.address') return wrapMember(method, callable, callProvider)
    return isPlatformMethod(method) ? wrapMember(method, callable, callPlatform) : member
  }

  const wrapPort = (name: string, port: object): object =>
    isProviderPort(name) || Object.keys(port).some((key) => isPlatformMethod(`${name}.${key}`))
      ? Object.fromEntries(Object.entries(port).map(([key, member]) => [key, wrapIfGuarded(name, key, member)]))
      : port

  return {
    ...plans.controls,
    credentials: csrf.credentials,
    lostReads,
    guard: <P extends object>(ports: P): P =>
      Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, wrapPort(name, port as object)])) as P,
  }
}
