import 'reflect-metadata/lite'
import { latePorts } from '@paydeck/adapters/modules'
import { expect, it, vi } from 'vitest'
import { watchApplications } from '../../ui/app/after-start.ts'
import { lateSlices } from '../../ui/app/late-slices.ts'
import type { Get } from '../../ui/di/slice-module.ts'
import { slice } from '../../ui/di/tokens.ts'
import { makeApp } from './real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const portsOfLate = await latePorts(lateSlices)

/** What a browser tells a page that it leaves: whether it keeps it, to show it again on the way back. */
const leaves = (persisted: boolean): void => {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
}

it('VERIF-074 finishes with all applications when the page is left for good, and not when it is kept', async () => {
  const app = makeApp(portsOfLate)
  const updates = app.get(slice('applicationUpdates'))
  const [start, finish] = [vi.spyOn(updates.tasks, 'start'), vi.spyOn(updates, 'finish')]
  const get: Get = (token) => app.get(token)
  await watchApplications(get)
  expect(start).toHaveBeenCalledOnce()
  leaves(true)
  expect(finish).not.toHaveBeenCalled()
  leaves(false)
  expect(finish).toHaveBeenCalledOnce()
})
