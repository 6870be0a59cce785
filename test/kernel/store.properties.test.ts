import { combine, constant, makeStores, project } from '@paydeck/core/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectStable, recorded } from '../laws/live.ts'

const updates = fc.array(fc.integer({ min: -2, max: 2 }))

it('a store emits if and only if its value changes', () => {
  fc.assert(
    fc.property(updates, (values) => {
      const store = makeStores().make(0)
      expectStable(store, () => values.forEach((value) => store.update(() => value)))
    }),
  )
})

it('a projection returns the same object as long as the object’s content is unchanged', () => {
  fc.assert(
    fc.property(updates, (values) => {
      const store = makeStores().make({ value: 0 })
      const shown = project(store, ({ value }) => ({ sign: Math.sign(value) }))
      expectStable(shown, () => values.forEach((value) => store.update(() => ({ value }))))
    }),
  )
})

it('a projection is computed once for each change of its store, even if it is read several times', () => {
  const store = makeStores().make(1)
  let computed = 0
  const shown = project(store, (value) => {
    computed += 1
    return value * 2
  })
  shown.get()
  shown.get()
  store.update(() => 2)
  expect([shown.get(), shown.get(), computed]).toEqual([4, 4, 2])
})

it('a combination of stores returns the same record object until one of the stores changes', () => {
  const part = fc.constantFrom('left' as const, 'right' as const)
  fc.assert(
    fc.property(fc.array(fc.tuple(part, fc.integer({ min: 0, max: 2 }))), (changes) => {
      const stores = makeStores()
      const parts = { left: stores.make(0), right: stores.make(0) }
      const both = combine({ ...parts, fixed: constant('x') })
      expectStable(both, () => changes.forEach(([side, value]) => parts[side].update(() => value)))
      expect(both.get()).toEqual({ left: parts.left.get(), right: parts.right.get(), fixed: 'x' })
    }),
  )
})

it('resetAll resets every store and notifies subscribers', () => {
  const stores = makeStores()
  const first = stores.make('')
  const second = stores.make(0)
  const changes = recorded(second)
  first.update(() => 'Ada')
  second.update(() => 7)
  const before = stores.epoch()
  stores.resetAll()
  expect([first.get(), second.get(), changes.values]).toEqual(['', 0, [0, 7, 0]])
  expect(stores.epoch()).toBeGreaterThan(before)
})
