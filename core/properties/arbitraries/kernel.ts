import fc from 'fast-check'
import {
  type Fault,
  type Unauthorized,
  type Rejected,
  type Remote,
  type Unreachable,
  type Malformed,
  type Status,
  type ListStatus,
  type PageStatus,
  type StatusEvent,
} from '../../kernel/index.ts'
import { counts, oneOf, optional, record, texts } from './values.ts'

const unauthorizedFaults = record<Unauthorized>({ _tag: fc.constant('Unauthorized') })

const rejectedFaults = record<Rejected>(
  {
    _tag: fc.constant('Rejected'),
    status: oneOf([400, 401, 404, 409, 422, 429, 500, 503, 0, Number.NaN]),
    message: optional(texts),
    retryAfter: optional(counts),
    field: texts,
    requestId: texts,
  },
  ['field', 'requestId'],
)

const unreachableFaults = record<Unreachable>({ _tag: fc.constant('Unreachable') })

const malformedFaults = record<Malformed>({ _tag: fc.constant('Malformed'), what: texts })

const faults: fc.Arbitrary<Fault> = fc.oneof(unauthorizedFaults, rejectedFaults, unreachableFaults, malformedFaults)

const statuses = oneOf<Status>([null, 'loading', 'success', 'failed'])

/** Remote calls whose faults are values of `faults`. */
export const remotes = <E>(faults: fc.Arbitrary<E>): fc.Arbitrary<Remote<E>> =>
  record<Remote<E>>({ status: statuses, fault: optional(faults) })

/** Values of the types of `@paydeck/core/kernel`, by type. */
export const kernelValues = {
  Unauthorized: unauthorizedFaults,
  Rejected: rejectedFaults,
  Unreachable: unreachableFaults,
  Malformed: malformedFaults,
  Fault: faults,
  Status: statuses,
  ListStatus: oneOf<ListStatus>([null, 'loading', 'success', 'error', 'failed', 'endOfList']),
  PageStatus: oneOf<PageStatus>([null, 'loading', 'success', 'error', 'endOfList']),
  StatusEvent: oneOf<StatusEvent>(['start', 'resolve', 'reject', 'reset']),
}
