import { expect, it } from 'vitest'
import { closeAll, sharedByFile } from './file-resources.ts'

it('sharedByFile starts a resource only once per test file, and closes it when closeAll runs', async () => {
  let closed = 0
  let started = 0
  const shared = sharedByFile(async () => {
    started += 1
    return { close: async () => void (closed += 1) }
  })
  expect(await shared()).toBe(await shared())
  expect([started, closed]).toEqual([1, 0])
  await closeAll()
  expect([started, closed]).toEqual([1, 1])
  await shared()
  expect([started, closed]).toEqual([2, 1])
})

it('sharedByFile starts a resource again after closeAll, even if the first start failed', async () => {
  let isBroken = true
  const shared = sharedByFile(async () => {
    if (isBroken) throw new Error('broken')
    return { close: async () => undefined }
  })
  await expect(shared()).rejects.toThrow('broken')
  isBroken = false
  await closeAll()
  await expect(shared()).resolves.toBeDefined()
})
