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
  /** Ends `failing` for a method. */
  readonly working: (method: PortMethod) => void
  /** Delays the answers of the provider, of all methods or of one. Milliseconds on the provider's clock. */
  readonly setLatency: (ms: number, method?: PortMethod) => void
  /** Returns how often a method was called, failed calls included. */
  readonly callsOf: (method: PortMethod) => number
}

type Call = TE.TaskEither<unknown, unknown>

/** What stands between a caller and the provider. */
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
  /** Obtains the session anew after a refusal as out of date. */
  readonly renew: TE.TaskEither<Fault, void> | null
  /** A call was refused because the session is over. */
  readonly onUnauthorized: () => void
}

interface PlannedFault {
  readonly fault: unknown
  readonly times: number
}

const isProviderPort = (port: string): boolean => providerPorts.some((one: ProviderPort) => one === port)
const isPlatformMethod = (method: string): boolean => platformMethods.some((one) => one === method)

/** The faults that are planned, the delays, and the count of the calls. */
const makePlans = () => {
  const planned = new Map<string, PlannedFault>()
  const latencies = new Map<string, number>()
  const calls = new Map<string, number>()
  const everywhere = ''
  const controls: CallControls = {
    failing: (method, fault, times = Number.POSITIVE_INFINITY) => void planned.set(method, { fault, times }),
    working: (method) => void planned.delete(method),
    setLatency: (ms, method) => void latencies.set(method ?? everywhere, ms),
    callsOf: (method) => calls.get(method) ?? 0,
  }
  return {
    controls,
    count: (method: string): void => void calls.set(method, (calls.get(method) ?? 0) + 1),
    latencyOf: (method: string): number => latencies.get(method) ?? latencies.get(everywhere) ?? 0,
    /** The fault that is next in line, which counts as used; null: none is planned. */
    take: (method: string): E.Left<unknown> | null => {
      const plan = planned.get(method)
      if (plan === undefined || plan.times <= 0) return null
      planned.set(method, { ...plan, times: plan.times - 1 })
      return { _tag: 'Left', left: plan.fault }
    },
  }
}

const stale: Fault = rejected(403, 'This page is out of date.')

/** Every fault of a provider port is a `Fault`. */
const tagOf = (answer: E.Either<unknown, unknown>): Fault['_tag'] | null =>
  E.isLeft(answer) ? (answer.left as Fault)._tag : null

const after = (clock: Clock, ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.schedule(() => resolve(), ms))

/** What the calls carry, and how it is obtained anew. */
const makeHeld = ({ account, renew }: Pick<GateParts, 'account' | 'renew'>) => {
  let held = csrfOf(account.get())
  const hold = (csrf: string): void => {
    held = csrf
  }
  const credentials: Credentials = {
    holdSession: ({ csrfToken }) => hold(csrfToken),
    holdTokens: () => undefined,
    drop: () => hold(''),
  }
  return {
    credentials,
    isStale: (): boolean => held !== csrfOf(account.get()),
    renew: renew ?? TE.fromIO(() => hold(csrfOf(account.get()))),
  }
}

/** Which reads got no response last. */
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
      const answer = isOnline.get() ? (plans.take(method) ?? (await inSession(method, call))) : E.left(unreachable)
      note(method, answer)
      if (tagOf(answer) === 'Unauthorized') onUnauthorized()
      return answer
    }

  const tried =
    (method: string, call: Call): Call =>
    async () => {
      plans.count(method)
      return plans.take(method) ?? call()
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
    isProviderPort(name) || platformMethods.some((method) => method.startsWith(`${name}.`))
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
