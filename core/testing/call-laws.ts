import { either as E, type taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../kernel/fault.ts'
import { failLaw, formatValue, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed, resultOf } from './port-calls.ts'

/**
 * Failure of the server or service that a port calls. `unauthorized`: the session has ended. `rejected`: a rejection like
 * `simulatedRejection`. `unreachable`: no response. `malformed`: a response that violates the contract.
 */
export type RemoteFailure = 'unauthorized' | 'rejected' | 'unreachable' | 'malformed'

/** Rejection that a test setup simulates. Over HTTP: status 503, this message as the error, and `Retry-After: 7`. */
export const simulatedRejection = rejected(503, 'Busy at the moment.', 7)

/** Test setup for one port method, and functions that control the server or service that the method calls. */
export interface CallBench<A> {
  /** Calls the method. Unless `failNext` was called, the server responds successfully. */
  readonly call: TE.TaskEither<Fault, A>
  /**
   * For each failure, a function that makes the next response fail in this way. Omit the failures that cannot be simulated.
   */
  readonly failNext: Readonly<Partial<Record<RemoteFailure, () => Promise<unknown>>>>
  /** Returns the number of requests of the method that the server has received since this setup was made. */
  readonly callCount: () => Promise<number>
}

const expected: Readonly<
  Record<RemoteFailure, { readonly title: string; readonly matches: (fault: Fault) => boolean }>
> = {
  unauthorized: {
    title: 'The call fails with Unauthorized if the session has ended.',
    matches: ({ _tag }) => _tag === 'Unauthorized',
  },
  rejected: {
    title: 'The call fails with Rejected, with status, message and retryAfter, if the provider rejects it.',
    matches: (fault) =>
      fault._tag === 'Rejected' &&
      fault.status === simulatedRejection.status &&
      fault.message === simulatedRejection.message &&
      fault.retryAfter === simulatedRejection.retryAfter,
  },
  unreachable: {
    title: 'The call fails with Unreachable if no response arrives.',
    matches: ({ _tag }) => _tag === 'Unreachable',
  },
  malformed: {
    title: 'The call fails with Malformed if the response violates the contract.',
    matches: ({ _tag }) => _tag === 'Malformed',
  },
}

const allFailures = [
  'unauthorized',
  'rejected',
  'unreachable',
  'malformed',
] as const satisfies ReadonlyArray<RemoteFailure>

/**
 * Laws of every port method that calls a server or service. The method neither throws nor rejects. It returns the fault of
 * each failure, and succeeds again afterwards. `make` must create a new test setup on each call.
 * @param failures the failures that each test setup can simulate; by default all
 */
export const callLaws = <A>(
  make: () => Promise<CallBench<A>>,
  failures: ReadonlyArray<RemoteFailure> = allFailures,
): ReadonlyArray<Law> => [
  law('The call sends no request before its task runs, and one request per run.', async () => {
    const { call, callCount } = await make()
    mustEqual(await callCount(), 0, 'the number of requests before the first run')
    await mustSucceed('the call', () => call)
    await mustSucceed('the call', () => call)
    mustEqual(await callCount(), 2, 'the number of requests after two runs')
  }),
  ...failures.map((failure) =>
    law(expected[failure].title, async () => {
      const { call, failNext } = await make()
      const fail = failNext[failure] ?? failLaw(`the bench cannot simulate "${failure}".`)
      await fail()
      const result = await resultOf('the call', () => call)
      must(E.isLeft(result) && expected[failure].matches(result.left), `the call returned ${formatValue(result)}.`)
    }),
  ),
  law('The call succeeds again after a failure.', async () => {
    const { call, failNext } = await make()
    const [fail] = failures.flatMap((failure) => failNext[failure] ?? [])
    await fail?.()
    must(E.isLeft(await resultOf('the call', () => call)), 'the call succeeded although the bench simulated a failure.')
    await mustSucceed('the call', () => call)
  }),
]

/**
 * Laws of a port method that only reads. These are `callLaws`, and one more law: consecutive runs return equal values. The
 * data must not change between the runs.
 * @param failures the failures that each test setup can simulate; by default all
 */
export const readLaws = <A>(
  make: () => Promise<CallBench<A>>,
  failures: ReadonlyArray<RemoteFailure> = allFailures,
): ReadonlyArray<Law> => [
  ...callLaws(make, failures),
  law('The call returns equal values on consecutive runs.', async () => {
    const { call } = await make()
    const first = await mustSucceed('the call', () => call)
    mustEqual(await mustSucceed('the call', () => call), first, 'the value of the second run')
  }),
]
