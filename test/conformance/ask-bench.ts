import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault } from '@paydeck/core'
import { type AskBench, type FarSideFailure, plannedRefusal } from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { at, type Client } from '../sandbox/running.ts'

const faults: Readonly<Record<FarSideFailure, Readonly<Record<string, unknown>>>> = {
  unauthorized: { kind: 'status', status: 401 },
  refused: {
    kind: 'status',
    status: plannedRefusal.status,
    body: { error: plannedRefusal.message },
    retryAfter: plannedRefusal.retryAfter,
  },
  gone: { kind: 'drop' },
  nonsense: { kind: 'garbage' },
}

/** Bench of a port method: the running sandbox answers its calls, or fails them as the law plans. */
export const askBench = <A>(client: Client, call: WireEntry, ask: TE.TaskEither<Fault, A>): AskBench<A> => {
  const fail = (failure: FarSideFailure) => () =>
    client.control('POST', 'faults', { call, times: 1, ...faults[failure] })
  return {
    ask,
    fail: {
      unauthorized: fail('unauthorized'),
      refused: fail('refused'),
      gone: fail('gone'),
      nonsense: fail('nonsense'),
    },
    asked: async () => {
      const calls = at(await client.control('GET', 'calls'), 'calls')
      return Array.isArray(calls) ? calls.filter((one) => at(one, 'name') === call).length : 0
    },
  }
}
