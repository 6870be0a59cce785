import { makeStores, project, until } from '@paydeck/core/kernel'
import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

it('answers with the present value where that fits', async () => {
  const store = makeStores().make(3)
  expect(await until(store, (value) => value === 3)).toBe(3)
})

it('waits for the first later value that fits, and listens no longer than that', async () => {
  const store = makeStores().make(0)
  const asked: Array<number> = []
  const waiting = until(
    project(store, (value) => value * 10),
    (value) => {
      asked.push(value)
      return value >= 20
    },
  )
  for (const value of [1, 2, 3]) store.update(() => value)
  expect(await waiting).toBe(20)
  expect(asked).toEqual([0, 10, 20])
})

it('goes on waiting while nothing fits', async () => {
  const store = makeStores().make(0)
  let ended = false
  void until(store, (value) => value < 0).then(() => {
    ended = true
  })
  store.update(() => 1)
  await settle()
  expect(ended).toBe(false)
})
