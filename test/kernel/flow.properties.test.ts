import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeFlow, stateAfter, type Transitions } from '../../core/kernel/flow.ts'
import { makeStores } from '../../core/kernel/store.ts'
import { expectClosed } from '../laws/transitions.ts'

const states = ['closed', 'open', 'locked'] as const
const events = ['open', 'close', 'lock', 'unlock'] as const
type State = (typeof states)[number]
type Event = (typeof events)[number]

const door: Transitions<State, Event> = {
  closed: { open: 'open', lock: 'locked' },
  open: { close: 'closed' },
  locked: { unlock: 'closed' },
}

it('moves as its table says, and stays where the table says nothing', () => {
  const flow = makeFlow(makeStores(), door, 'closed')
  expect([flow.send('unlock'), flow.get()]).toEqual([false, 'closed'])
  expect([flow.send('open'), flow.get()]).toEqual([true, 'open'])
  expect([flow.send('lock'), flow.get()]).toEqual([false, 'open'])
  expect([flow.send('close'), flow.send('lock'), flow.get()]).toEqual([true, true, 'locked'])
})

it('tells of each state once', () => {
  const flow = makeFlow(makeStores(), door, 'closed')
  const seen: Array<State> = []
  flow.changes$.subscribe((state) => seen.push(state))
  for (const event of ['open', 'open', 'close', 'unlock', 'lock'] as const) flow.send(event)
  expect(seen).toEqual(['open', 'closed', 'locked'])
})

it('is where it began after a sign-out', () => {
  const stores = makeStores()
  const flow = makeFlow(stores, door, 'closed')
  flow.send('lock')
  stores.resetAll()
  expect(flow.get()).toBe('closed')
})

it('is in one of its states after any events in any order', () => {
  expectClosed({ states, events, next: (state, event) => stateAfter(door, state, event) ?? state })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (order) => {
      const flow = makeFlow(makeStores(), door, 'closed')
      for (const event of order) {
        const expected = door[flow.get()][event]
        expect(flow.send(event)).toBe(expected !== undefined)
        if (expected !== undefined) expect(flow.get()).toBe(expected)
      }
    }),
  )
})
