import { expect, it } from 'vitest'
import { frozen } from '../../core/kernel/frozen.ts'

it('frozen freezes objects and lists with all their parts, and returns the object itself', () => {
  const table = { row: { list: [{ name: 'a' }] } }
  expect(frozen(table)).toBe(table)
  expect([table, table.row, table.row.list, table.row.list[0]].every(Object.isFrozen)).toBe(true)
})

it('frozen takes the methods that change a map or a set, and keeps those that read it', () => {
  const map = frozen(new Map([['a', { name: 'a' }]]))
  const set = frozen(new Set(['a']))
  expect(() => map.set('b', { name: 'b' })).toThrow(TypeError)
  expect(() => map.delete('a')).toThrow(TypeError)
  expect(() => set.add('b')).toThrow(TypeError)
  expect(() => set.clear()).toThrow(TypeError)
  expect([map.get('a'), map.size, set.has('a'), set.size]).toEqual([{ name: 'a' }, 1, true, 1])
  expect(Object.isFrozen(map.get('a'))).toBe(true)
})

it('frozen leaves instances of other classes, functions and simple values as they are', () => {
  class Counter {
    count = 0
  }
  const counter = new Counter()
  frozen({ counter })
  counter.count += 1
  expect(counter.count).toBe(1)
  expect([frozen(null), frozen('a'), frozen(1n)]).toEqual([null, 'a', 1n])
})

it('frozen ends for an object that contains itself', () => {
  const ring: { self?: object } = {}
  ring.self = ring
  expect(Object.isFrozen(frozen(ring))).toBe(true)
})
