import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault } from '@paydeck/core'
import { type CallBench, type RemoteFailure, simulatedRejection } from '@paydeck/core/testing'
import type { taskEither as TE } from 'fp-ts'
import { at, type Client } from '../sandbox/running.ts'

const faults: Readonly<Record<RemoteFailure, Readonly<Record<string, unknown>>>> = {
  unauthorized: { kind: 'status', status: 401 },
  rejected: {
    kind: 'status',
    status: simulatedRejection.status,
    body: { error: simulatedRejection.message },
    retryAfter: simulatedRejection.retryAfter,
  },
  unreachable: { kind: 'drop' },
  malformed: { kind: 'garbage' },
}

/**
 * Makes the test setup for one port method. The method calls the running sandbox, which fails the calls that the test
 * selects.
 */
export const callBench = <A>(client: Client, call: WireEntry, task: TE.TaskEither<Fault, A>): CallBench<A> => {
  const fail = (failure: RemoteFailure) => () =>
    client.control('POST', 'faults', { call, times: 1, ...faults[failure] })
  return {
    call: task,
    failNext: {
      unauthorized: fail('unauthorized'),
      rejected: fail('rejected'),
      unreachable: fail('unreachable'),
      malformed: fail('malformed'),
    },
    callCount: async () => {
      const calls = at(await client.control('GET', 'calls'), 'calls')
      return Array.isArray(calls) ? calls.filter((one) => at(one, 'name') === call).length : 0
    },
  }
}
