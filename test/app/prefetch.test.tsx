import 'reflect-metadata/lite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchPresent } from '../../ui/app/App.tsx'
import type { LazyBindings } from '../../ui/di/lazy-bindings.ts'

beforeEach(async () => {
  // Loads the modules before the test, so that the imports in the app resolve immediately.
  await Promise.all([import('../../ui/app/settings/SettingsScreen.tsx'), import('../../ui/profile/page.ts')])
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const never: LazyBindings = () => new Promise(() => undefined)

/** Starts to prefetch a page. `isDone` becomes true when the start of the app may continue. */
const prefetchPage = (path: string, ports: LazyBindings) => {
  const found = { isDone: false }
  void prefetchPresent(path, ports).then(() => {
    found.isDone = true
  })
  return found
}

it('the start of the app waits at most 3 s for the code of the first page', async () => {
  const page = prefetchPage('/id/settings/profile', never)
  await vi.advanceTimersByTimeAsync(2999)
  expect(page.isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(page.isDone).toBe(true)
})

it.each(['/id', '/id/home', '/id/nowhere'])(
  'an app start at the path %s does not wait for page code, since the main script contains the code of home',
  async (path) => {
    const page = prefetchPage(path, never)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.isDone).toBe(true)
  },
)

it('the start of the app does not wait for page code that failed to load', async () => {
  const page = prefetchPage('/id/settings/profile', () => Promise.reject(new Error('offline')))
  await vi.waitFor(() => expect(page.isDone).toBe(true))
})
