import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { expect, it, vi } from 'vitest'
import { watchApplications } from '../../ui/app/after-start.ts'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import type { Get } from '../../ui/di/slice-module.ts'
import { slice } from '../../ui/di/tokens.ts'
import { makeApp } from './real-app.ts'

vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))

const lazyPortModules = await lazyPorts(lazySlices)

/**
 * Dispatches the event that a page receives when the user navigates away.
 * @param persisted true if the browser keeps the page in its back/forward cache
 */
const dispatchPagehide = (persisted: boolean): void => {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
}

it('VERIF-074 the app stops updates of verification applications if the browser discards the page, but not if it caches it', async () => {
  const app = makeApp(lazyPortModules)
  const updates = app.get(slice('applicationUpdates'))
  const [start, finish] = [vi.spyOn(updates.tasks, 'start'), vi.spyOn(updates, 'finish')]
  const get: Get = (token) => app.get(token)
  await watchApplications(get)
  expect(start).toHaveBeenCalledOnce()
  dispatchPagehide(true)
  expect(finish).not.toHaveBeenCalled()
  dispatchPagehide(false)
  expect(finish).toHaveBeenCalledOnce()
})
