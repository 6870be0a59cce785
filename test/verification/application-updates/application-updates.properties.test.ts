import { arbitraries } from '@paydeck/core/properties'
import {
  eventDebounce,
  isWatched,
  noStream,
  postVerificationAfter,
  productNames,
  streamAfter,
  streamErrors,
  streamRetry,
  streamRetryDelay,
  streamStable,
  type StreamSignal,
  type Watched,
  unwatch,
  verificationPolling,
  watch,
  watchedAfter,
} from '@paydeck/core/verification'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectTransitions } from '../../laws/transitions.ts'

type Kind = StreamSignal['kind']

const applications = fc.array(arbitraries.Application, { maxLength: 5 })
const gaps = fc.oneof(fc.constantFrom(0, 9999, 10_000, 10_001), fc.nat({ max: 12_000 }))
const kinds = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Kind>('error') },
  { weight: 4, arbitrary: fc.constant<Kind>('open') },
  { weight: 1, arbitrary: fc.constantFrom<Kind>('event', 'closed') },
)

/** Random sequence of stream signals, with random times in milliseconds between them. */
const signals: fc.Arbitrary<ReadonlyArray<StreamSignal>> = fc
  .array(fc.tuple(kinds, gaps), { maxLength: 40 })
  .map((gaps) => {
    let at = 0
    return gaps.map(([kind, gap]) => {
      at += gap
      return { kind, at }
    })
  })

/**
 * True if a connection was opened between the signals with the indexes `from` and `to`, and the latest such connection had
 * lasted at least ten seconds at the signal `to`.
 */
const isStableBetween = (list: ReadonlyArray<StreamSignal>, from: number, to: number): boolean => {
  const opened = list.slice(from + 1, to).findLast(({ kind }) => kind === 'open')
  return opened !== undefined && (list[to]?.at ?? 0) - opened.at >= 10_000
}

/**
 * Independent implementation of the rule for polling, for comparison. The list is polled if, since the last event of the
 * stream, the stream was closed or had five errors with no stable connection between them.
 */
const isPolling = (list: ReadonlyArray<StreamSignal>): boolean => {
  const tail = list.slice(list.findLastIndex(({ kind }) => kind === 'event') + 1)
  if (tail.some(({ kind }) => kind === 'closed')) return true
  const errors = tail.flatMap(({ kind }, index) => (kind === 'error' ? [index] : []))
  return errors.some((_, first) => {
    const five = errors.slice(first, first + 5)
    return five.length === 5 && five.every((at, nth) => nth === 0 || !isStableBetween(tail, five[nth - 1] ?? 0, at))
  })
}

/** State of a watched application whose stream has not sent a signal yet. */
const fresh = watch(new Map(), 'a1').get('a1') ?? noStream

const play = (list: ReadonlyArray<StreamSignal>) => list.reduce(streamAfter, fresh)

const repeated = (kind: Kind, times: number): ReadonlyArray<StreamSignal> =>
  Array.from({ length: times }, (_, at) => ({ kind, at }))

it('VERIF-070 the list is polled if and only if the stream, since its last event, was rejected or had five errors in a row', () => {
  fc.assert(
    fc.property(signals, (list) => {
      for (const [index] of list.entries()) {
        const seen = list.slice(0, index + 1)
        expect(play(seen).phase === 'polling').toBe(isPolling(seen))
      }
    }),
    { numRuns: 300 },
  )
})

it('VERIF-070 opening a stream for a short time does not reset its count of errors', () => {
  const flapping = Array.from({ length: 10 }, (_, at): StreamSignal => ({ kind: at % 2 === 0 ? 'open' : 'error', at }))
  expect(play(flapping).phase).toBe('polling')
})

it('VERIF-070 the wait before a stream reopens is random, between 5 s and 5 min, and increases with each attempt', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, chance) => {
      const wait = streamRetryDelay(tries, chance)
      expect(Number.isInteger(wait) && wait >= 5000 && wait <= 300_000).toBe(true)
      expect(streamRetryDelay(tries + 1, chance)).toBeGreaterThanOrEqual(wait)
      expect(streamRetryDelay(tries, 0)).toBe(5000)
    }),
  )
  expect(streamRetryDelay(20, 1)).toBe(300_000)
})

it('VERIF-070 an event, or a connection of at least ten seconds, resets the count of errors', () => {
  const four = repeated('error', 4)
  const after = (...list: ReadonlyArray<StreamSignal>) => play([...four, ...list]).phase
  expect(after({ kind: 'event', at: 10 }, { kind: 'error', at: 11 })).toBe('connecting')
  expect(after({ kind: 'open', at: 10 }, { kind: 'error', at: 10_009 })).toBe('polling')
  expect(after({ kind: 'open', at: 10 }, { kind: 'error', at: 10_010 })).toBe('connecting')
  const opened = play([
    { kind: 'open', at: 10 },
    { kind: 'event', at: 20 },
  ])
  expect([opened.openSince, play([{ kind: 'event', at: 20 }]).openSince]).toEqual([10, 20])
})

it('VERIF-071 LIM-006 a stream stays open after four errors in a row; after the fifth, the list is polled instead', () => {
  expect(play(repeated('error', 4)).phase).toBe('connecting')
  expect(play(repeated('error', 5)).phase).toBe('polling')
  expect(streamErrors.value).toBe(4)
})

it('VERIF-072 after a stream was rejected, the list is polled until the next event of this stream', () => {
  const refused = play([{ kind: 'closed', at: 0 }])
  expect(refused.phase).toBe('polling')
  expect(streamAfter(refused, { kind: 'open', at: 1 }).phase).toBe('polling')
  expect(streamAfter(refused, { kind: 'error', at: 1 })).toMatchObject({ phase: 'polling', tries: 1 })
  expect(streamAfter(refused, { kind: 'event', at: 1 })).toMatchObject({ phase: 'live', errors: 0, tries: 0 })
})

it('VERIF-066 each application has at most one stream', () => {
  const ids = fc.constantFrom('a1', 'a2', 'a3', '__proto__')
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, fc.boolean()), { maxLength: 30 }), (asks) => {
      let watched: Watched = new Map()
      const connections: Array<string> = []
      for (const [id, isOpen] of asks) {
        const next = isOpen ? watch(watched, id) : unwatch(watched, id)
        for (const [one, state] of next) {
          const before = watched.get(one)
          if (state === before) continue
          if (isWatched(state)) connections.push(one)
          else if (before !== undefined) connections.splice(connections.indexOf(one), 1)
        }
        // Copies the state objects. If `watch` compared these objects by identity, it would open a second connection.
        watched = new Map([...next].map(([one, state]) => [one, { ...state }]))
        expect(new Set(connections).size).toBe(connections.length)
        expect(isWatched(watched.get(id) ?? noStream)).toBe(isOpen)
      }
    }),
  )
})

it('VERIF-074 an application is watched unless it is approved; if two entries have the same id, the first entry counts', () => {
  fc.assert(
    fc.property(applications, (list) => {
      const watched = watchedAfter(
        new Map([
          ['a1', fresh],
          ['gone', fresh],
        ]),
        list,
      )
      for (const { applicationId } of list) {
        const first = list.find((one) => one.applicationId === applicationId)
        expect(isWatched(watched.get(applicationId) ?? noStream)).toBe(first?.status !== 'approved')
      }
      // The list may be older than the latest event. So an application stays watched if the list does not contain it.
      expect(watched.get('gone')).toBe(fresh)
      expect(watchedAfter(watched, list)).toBe(watched)
    }),
  )
})

it('the phase of a stream changes only in the allowed ways, and a finished stream can start again', () => {
  const allowed = ['connecting → live', 'live → connecting', 'connecting → polling', 'live → polling', 'polling → live']
  fc.assert(
    fc.property(signals, (list) => {
      const history = list.map((_, at) => play(list.slice(0, at + 1)).phase)
      expectTransitions([fresh.phase, ...history], allowed)
    }),
  )
  const finished = unwatch(new Map([['a1', fresh]]), 'a1')
  expect(finished.get('a1')?.phase).toBe('finished')
  expect(watch(finished, 'a1').get('a1')).toEqual(fresh)
})

it('VERIF-073 a signal has no effect on the stream of an application that has no watcher', () => {
  for (const phase of ['idle', 'finished'] as const) {
    const state = { ...noStream, phase }
    for (const kind of ['open', 'event', 'error', 'closed'] as const)
      expect(streamAfter(state, { kind, at: 1 })).toBe(state)
  }
})

it('VERIF-049 VERIF-052 VERIF-054 a product takes the status of its first application; without one, nothing changes', () => {
  const values = fc.constantFrom(null, 'pending', 'complete')
  fc.assert(
    fc.property(applications, values, values, (list, individualShopperTier1, payoutsRecipient) => {
      const before = { individualShopperTier1, payoutsRecipient } as const
      const after = postVerificationAfter(before, list)
      for (const product of productNames) {
        const first = list.find(({ productName }) => productName === product)
        const expected = first === undefined ? before[product] : first.status === 'approved' ? 'complete' : 'pending'
        expect(after[product]).toBe(expected)
      }
      expect(postVerificationAfter(after, list)).toBe(after)
    }),
  )
})

it('the debounce, the polling interval and the retry delays of application updates have the specified values', () => {
  expect([eventDebounce.ms, verificationPolling.ms, streamStable.ms]).toEqual([500, 5000, 10_000])
  expect([streamRetry.least.ms, streamRetry.most.ms]).toEqual([5000, 300_000])
})
