import { makeStores, project, until } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

it('if the current value matches, `until` returns this value', async () => {
  const store = makeStores().make(3)
  expect(await until(store, (value) => value === 3)).toBe(3)
})

it('if a value that is emitted later matches, `until` returns this value and unsubscribes', async () => {
  const store = makeStores().make(0)
  const checked: Array<number> = []
  const waiting = until(
    project(store, (value) => value * 10),
    (value) => {
      checked.push(value)
      return value >= 20
    },
  )
  for (const value of [1, 2, 3]) store.update(() => value)
  expect(await waiting).toBe(20)
  expect(checked).toEqual([0, 10, 20])
})

it('`until` keeps waiting as long as no value matches', async () => {
  const store = makeStores().make(0)
  let ended = false
  void until(store, (value) => value < 0).then(() => {
    ended = true
  })
  store.update(() => 1)
  await settle()
  expect(ended).toBe(false)
})
