import { delay, makeStores } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { back, entered, type Machine, makeFlow, pathAfter, stateAfter } from '../../core/kernel/machine.ts'
import { expectClosed } from '../laws/transitions.ts'

const states = ['closed', 'open', 'locked'] as const
const events = ['open', 'close', 'lock', 'unlock'] as const
type State = (typeof states)[number]
type Event = (typeof events)[number]

const door: Machine<State, Event> = {
  closed: { on: { open: 'open', lock: 'locked' } },
  open: { on: { close: 'closed' } },
  locked: { on: { unlock: 'closed' } },
}

it('a flow follows its table of transitions, and ignores events that the table does not list for its state', () => {
  const flow = makeFlow(makeStores(), door, 'closed')
  expect([flow.send('unlock'), flow.get()]).toEqual([false, 'closed'])
  expect([flow.send('open'), flow.get()]).toEqual([true, 'open'])
  expect([flow.send('lock'), flow.get()]).toEqual([false, 'open'])
  expect([flow.send('close'), flow.send('lock'), flow.get()]).toEqual([true, true, 'locked'])
})

it('a flow emits each new state once', () => {
  const flow = makeFlow(makeStores(), door, 'closed')
  const seen: Array<State> = []
  flow.changes$.subscribe((state) => seen.push(state))
  for (const event of ['open', 'open', 'close', 'unlock', 'lock'] as const) flow.send(event)
  expect(seen).toEqual(['open', 'closed', 'locked'])
})

it('a sign-out returns a flow to its initial state', () => {
  const stores = makeStores()
  const flow = makeFlow(stores, door, 'closed')
  flow.send('lock')
  stores.resetAll()
  expect(flow.get()).toBe('closed')
})

it('after any sequence of events, the state of a flow is the state that its table of transitions specifies', () => {
  expectClosed({ states, events, next: (state, event) => stateAfter(door, state, event) ?? state })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (order) => {
      const flow = makeFlow(makeStores(), door, 'closed')
      for (const event of order) {
        const expected = stateAfter(door, flow.get(), event)
        expect(flow.send(event)).toBe(expected !== null)
        if (expected !== null) expect(flow.get()).toBe(expected)
      }
    }),
  )
})

const soon = delay('a test', 100)
/**
 * State machine of a gate with a coin slot. The gate never stays in the state `paid`, but a transition through `paid` runs
 * its effects.
 */
const gate: Machine<'shut' | 'paid' | 'open' | 'broken', 'coin' | 'push' | 'kick', 'ring' | 'count' | 'log', 'tick'> = {
  shut: { on: { coin: ['paid', 'open'], kick: { hard: ['broken'], soft: ['paid', back] } } },
  paid: { entry: ['ring', 'count'], stay: ['log'], on: {} },
  open: { entry: ['count'], stay: ['log'], after: { delay: soon, event: 'tick' }, on: { push: 'shut' } },
  broken: { on: {} },
}

it('a transition through several states runs the effects of each of these states, and ends in the last one', () => {
  const path = pathAfter(gate, 'shut', 'coin')
  expect([path, stateAfter(gate, 'shut', 'coin')]).toEqual([['paid', 'open'], 'open'])
  expect(entered(gate, path)).toEqual({ effects: ['ring', 'count', 'log'], after: { delay: soon, event: 'tick' } })
  expect(entered(gate, ['paid'])).toEqual({ effects: ['ring', 'count', 'log'], after: null })
})

it('a transition that ends with `back` returns to the previous state, and does not run this state’s effects again', () => {
  const path = pathAfter(gate, 'shut', 'kick', 'soft')
  expect(path).toEqual(['paid', back])
  expect(entered(gate, path)).toEqual({ effects: ['ring', 'count'] })
})

it('if an event has several cases, the case decides which transition occurs; for an unknown case, no transition occurs', () => {
  expect(pathAfter(gate, 'shut', 'kick', 'hard')).toEqual(['broken'])
  expect([pathAfter(gate, 'shut', 'kick'), pathAfter(gate, 'shut', 'kick', 'sideways')]).toEqual([[], []])
  expect([pathAfter(gate, 'open', 'coin'), stateAfter(gate, 'open', 'coin')]).toEqual([[], null])
})
