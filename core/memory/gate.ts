import { either as E, taskEither as TE } from 'fp-ts'
import type { LostReads } from '../connection/index.ts'
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

/** Makes calls fail and wait, for tests. */
export interface CallControls {
  /**
   * Makes the next calls of a method fail before they take effect.
   * @param times how many calls; left out: every call, until `working`
   */
  readonly failing: <M extends PortMethod>(method: M, fault: FaultOf<M>, times?: number) => void
  /**
   * Loses the responses to the next calls of a method, which take effect: they fail as Unreachable.
   * @param times how many calls; left out: every call, until `working`
   */
  readonly losing: (method: ProviderMethod, times?: number) => void
  /** Ends `failing` and `losing` for a method. */
  readonly working: (method: PortMethod) => void
  /** Delays the answers of the provider, of all methods or of one. Milliseconds on the provider's clock. */
  readonly setLatency: (ms: number, method?: PortMethod) => void
  /** Returns how often a method was called, failed calls included. */
  readonly callsOf: (method: PortMethod) => number
}

type Call = TE.TaskEither<unknown, unknown>

/** The mechanism between a caller and every port. */
export interface Gate extends CallControls {
  /** Lets every call of a set of ports pass through the gate. */
  readonly guard: <P extends object>(ports: P) => P
  readonly credentials: Credentials
  readonly lostReads: LostReads
}

interface GateParts {
  readonly clock: Clock
  readonly account: Store<Account>
  readonly isOnline: Live<boolean>
  /** Renews the session after a refusal as out of date. */
  readonly renew: TE.TaskEither<Fault, void> | null
  /** A call was refused because the session is over. */
  readonly onUnauthorized: () => void
}

interface PlannedFault {
  readonly fault: unknown
  readonly times: number
  /** True if the call takes effect before it fails. */
  readonly isLate: boolean
}

const isProviderPort = (port: string): boolean => providerPorts.some((one: ProviderPort) => one === port)
const isPlatformMethod = (method: string): boolean => Object.hasOwn(platformMethods, method)

/** The faults that are planned, the delays, and the count of the calls. */
const makePlans = () => {
  const planned = new Map<string, PlannedFault>()
  const latencies = new Map<string, number>()
  const calls = new Map<string, number>()
  const everywhere = ''
  const always = Number.POSITIVE_INFINITY
  const controls: CallControls = {
    failing: (method, fault, times = always) => void planned.set(method, { fault, times, isLate: false }),
    losing: (method, times = always) => void planned.set(method, { fault: unreachable, times, isLate: true }),
    working: (method) => void planned.delete(method),
    setLatency: (ms, method) => void latencies.set(method ?? everywhere, ms),
    callsOf: (method) => calls.get(method) ?? 0,
  }
  return {
    controls,
    count: (method: string): void => void calls.set(method, (calls.get(method) ?? 0) + 1),
    latencyOf: (method: string): number => latencies.get(method) ?? latencies.get(everywhere) ?? 0,
    /** Makes a call fail as planned, and counts that; a call without a plan passes. */
    through: async (method: string, call: Call): Promise<E.Either<unknown, unknown>> => {
      const plan = planned.get(method)
      if (plan === undefined || plan.times <= 0) return call()
      planned.set(method, { ...plan, times: plan.times - 1 })
      if (plan.isLate) await call()
      return E.left(plan.fault)
    },
  }
}

const stale: Fault = rejected(403, 'This page is out of date.')

/** Every fault of a provider port is a `Fault`. */
const tagOf = (answer: E.Either<unknown, unknown>): Fault['_tag'] | null =>
  E.isLeft(answer) ? (answer.left as Fault)._tag : null

const after = (clock: Clock, ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.schedule(() => resolve(), ms))

/** The CSRF value that calls carry, and its renewal. */
const makeHeld = ({ account, renew }: Pick<GateParts, 'account' | 'renew'>) => {
  let held = csrfOf(account.get())
  const hold = (csrf: string): void => {
    held = csrf
  }
  const credentials: Credentials = {
    setSession: ({ csrfToken }) => hold(csrfToken),
    setTokens: () => undefined,
    clear: () => hold(''),
  }
  return {
    credentials,
    isStale: (): boolean => held !== csrfOf(account.get()),
    renew: renew ?? TE.fromIO(() => hold(csrfOf(account.get()))),
  }
}

/** The methods whose last call got no response. */
const makeLost = () => {
  const lost = new Set<string>()
  const lostReads: LostReads = {
    take: () => {
      const slices = Object.entries(retriedSlices).flatMap(([method, names]) => (lost.has(method) ? names : []))
      lost.clear()
      return [...new Set(slices)]
    },
  }
  const note = (method: string, answer: E.Either<unknown, unknown>): void => {
    if (tagOf(answer) === 'Unreachable') lost.add(method)
    else lost.delete(method)
  }
  return { lostReads, note }
}

/** Makes the gate of one provider. */
export const makeGate = (parts: GateParts): Gate => {
  const { clock, account, isOnline, onUnauthorized } = parts
  const plans = makePlans()
  const held = makeHeld(parts)
  const { lostReads, note } = makeLost()

  const inSession = async (method: string, call: Call): Promise<E.Either<unknown, unknown>> => {
    if (publicMethods.includes(method)) return call()
    if (!account.get().session.isSignedIn) return E.left(unauthorized)
    if (!held.isStale()) return call()
    const renewed = await held.renew()
    if (E.isLeft(renewed)) return renewed
    return held.isStale() ? E.left(stale) : call()
  }

  const asked =
    (method: string, call: Call): Call =>
    async () => {
      plans.count(method)
      await after(clock, plans.latencyOf(method))
      const answer = isOnline.get() ? await plans.through(method, () => inSession(method, call)) : E.left(unreachable)
      note(method, answer)
      if (tagOf(answer) === 'Unauthorized') onUnauthorized()
      return answer
    }

  const tried =
    (method: string, call: Call): Call =>
    async () => {
      plans.count(method)
      return plans.through(method, call)
    }

  /** A method names its input, from which it makes a task; a task has none, though fp-ts runs it with `undefined`. */
  const guarded = (method: string, member: (input: unknown) => unknown, by: typeof asked) =>
    member.length === 0
      ? by(method, member as Call)
      : (input: unknown) => by(method, async () => (member(input) as Call)())

  const guardOf = (port: string, key: string, member: unknown): unknown => {
    const method = `${port}.${key}`
    if (typeof member !== 'function') return member
    const called = member as (input: unknown) => unknown
    if (isProviderPort(port) && method !== 'billInvoices.address') return guarded(method, called, asked)
    return isPlatformMethod(method) ? guarded(method, called, tried) : member
  }

  const guardPort = (name: string, port: object): object =>
    isProviderPort(name) || Object.keys(port).some((key) => isPlatformMethod(`${name}.${key}`))
      ? Object.fromEntries(Object.entries(port).map(([key, member]) => [key, guardOf(name, key, member)]))
      : port

  return {
    ...plans.controls,
    credentials: held.credentials,
    lostReads,
    guard: <P extends object>(ports: P): P =>
      Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, guardPort(name, port as object)])) as P,
  }
}
