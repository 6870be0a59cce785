import { delay, nextStatus, pageStatus, type ListStatus, type Status, type StatusEvent } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { expectStatuses, operationEvents, play, statusTransitions, watchedOperation } from '../laws/operation.ts'
import { expectClosed, expectTransitions } from '../laws/transitions.ts'

it('SHELL-044 in any sequence of events, the status of an operation makes only allowed transitions', async () => {
  const delays = fc.option(fc.integer({ min: 1, max: 4000 }).map((ms) => delay('any', ms)))
  await fc.assert(
    fc.asyncProperty(delays, delays, operationEvents, async (success, failed, events) => {
      const watched = watchedOperation({ success, failed })
      await play(watched, events)
      expectStatuses(watched.history)
      expectTransitions(watched.history, statusTransitions)
    }),
  )
})

it('SHELL-044 `nextStatus` returns only allowed transitions for the events start, resolve and reject', () => {
  const events = fc.array(fc.constantFrom('start' as const, 'resolve' as const, 'reject' as const))
  fc.assert(
    fc.property(events, (sequence) => {
      const history = sequence.reduce<ReadonlyArray<Status>>(
        (seen, event) => [...seen, nextStatus(seen.at(-1) ?? null, event)],
        [null],
      )
      expectTransitions(history, statusTransitions)
    }),
  )
})

it('SHELL-044 if an operation is loading, a second start has no effect', async () => {
  await fc.assert(
    fc.asyncProperty(operationEvents, async (events) => {
      const watched = watchedOperation({ success: null, failed: null })
      await play(watched, events)
      expect(watched.calls()).toBe(watched.history.filter((status) => status === 'loading').length)
    }),
  )
})

it('SHELL-045 pageStatus returns endOfList if and only if a page has fewer items than the maximum page size', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 1000 }), (items, pageSize) => {
      expect(pageStatus(items, pageSize) === 'endOfList').toBe(items < pageSize)
    }),
    {
      examples: [
        [5, 5],
        [4, 5],
        [0, 1],
      ],
    },
  )
})

it('LIM-008 operations and lists have no statuses except null, loading, success, failed, endOfList and error', () => {
  // These two lines are checked at compile time: `npm run check` fails if a status is added or removed.
  expectTypeOf<Status>().toEqualTypeOf<null | 'loading' | 'success' | 'failed'>()
  expectTypeOf<ListStatus>().toEqualTypeOf<null | 'loading' | 'success' | 'failed' | 'endOfList' | 'error'>()
  const events: ReadonlyArray<StatusEvent> = ['start', 'resolve', 'reject', 'reset']
  expectClosed<Status, StatusEvent>({ states: [null, 'loading', 'success', 'failed'], events, next: nextStatus })
})
