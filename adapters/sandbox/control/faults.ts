import type { StreamEntry, WireEntry } from '@paydeck/adapters/wire/table'
import type { FastifyReply } from 'fastify'
import type { InjectedFault } from '../http/fault-injection.ts'

/** Fault to inject into a call or into the opening of a stream. */
export interface Fault {
  readonly call: WireEntry | StreamEntry
  /**
   * "status" responds with `status` and `body`. "hang" delays the response by `delayMs`; without `delayMs`, the call never
   * gets a response. "garbage" responds with status 200 and an incomplete JSON text. "drop" closes the connection.
   */
  readonly kind: 'status' | 'hang' | 'garbage' | 'drop'
  /** Number of calls that fail. */
  readonly times: number
  readonly status?: number | undefined
  readonly body?: unknown
  readonly delayMs?: number | undefined
  /** Value of the header "Retry-After", in seconds. */
  readonly retryAfter?: number | undefined
}

/** Faults that are still to be injected, by account. Parallel tests affect only their own accounts. */
export interface FaultBook {
  readonly add: (userId: string, fault: Fault) => void
  readonly list: (userId: string) => ReadonlyArray<Fault>
  /** Removes the faults of one call, or all faults. */
  readonly clear: (userId: string, call?: Fault['call']) => void
  /**
   * Returns the next fault of a call, and removes the fault after it has been returned `times` times. Null if the call has
   * no fault.
   */
  readonly next: (userId: string, call: WireEntry | StreamEntry) => Fault | null
}

export const makeFaultBook = (): FaultBook => {
  const book = new Map<string, ReadonlyArray<Fault>>()
  const list = (userId: string): ReadonlyArray<Fault> => book.get(userId) ?? []
  return {
    list,
    add: (userId, fault) => void book.set(userId, [...list(userId), fault]),
    clear: (userId, call) => {
      const rest = call === undefined ? [] : list(userId).filter((fault) => fault.call !== call)
      if (rest.length === 0) book.delete(userId)
      else book.set(userId, rest)
    },
    next: (userId, call) => {
      const fault = list(userId).find((one) => one.call === call)
      if (fault === undefined) return null
      const rest = list(userId).filter((one) => one !== fault)
      book.set(userId, fault.times > 1 ? [{ ...fault, times: fault.times - 1 }, ...rest] : rest)
      return fault
    },
  }
}

const sendFault = (reply: FastifyReply, fault: Fault): unknown => {
  if (fault.kind === 'drop') {
    reply.hijack()
    return reply.raw.destroy()
  }
  if (fault.kind === 'hang') return reply.hijack()
  if (fault.kind === 'garbage') return reply.type('application/json; charset=utf-8').send('{"data": {"user": ')
  if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter))
  return reply.code(fault.status ?? 500).send(fault.body ?? { error: 'The sandbox failed this call on request.' })
}

const longestDelay = 60_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())

/**
 * Injects a fault: waits `delayMs` (at most 60 s), then throws the fault. Throws nothing for a `hang` with a delay, so that
 * the call continues after the delay.
 */
export const injectFault = async (fault: Fault): Promise<void> => {
  if (fault.delayMs !== undefined) await pause(Math.min(fault.delayMs, longestDelay))
  if (fault.kind === 'hang' && fault.delayMs !== undefined) return
  const injected: InjectedFault = Object.assign(new Error('The sandbox caused this fault on request.'), {
    carryOut: (reply: FastifyReply) => sendFault(reply, fault),
  })
  throw injected
}
