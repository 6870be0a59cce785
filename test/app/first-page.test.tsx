import 'reflect-metadata/lite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchPresent } from '../../ui/app/App.tsx'
import type { LateBindings } from '../../ui/di/late-bindings.ts'

beforeEach(async () => {
  // What is loaded once is there at once.
  await Promise.all([import('../../ui/app/settings/SettingsScreen.tsx'), import('../../ui/profile/page.ts')])
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const never: LateBindings = () => new Promise(() => undefined)

/** Whether what every page brings along may come. */
const arriving = (path: string, ports: LateBindings) => {
  const found = { isThere: false }
  void prefetchPresent(path, ports).then(() => {
    found.isThere = true
  })
  return found
}

it('goes ahead for 3 s where its code or ports do not come, and no longer', async () => {
  const page = arriving('/id/settings/profile', never)
  await vi.advanceTimersByTimeAsync(2999)
  expect(page.isThere).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(page.isThere).toBe(true)
})

it.each(['/id', '/id/home', '/id/nowhere'])('waits for nothing at %s, which comes with the app', async (path) => {
  const page = arriving(path, never)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.isThere).toBe(true)
})

it('lets a failure be met when the page is shown', async () => {
  const page = arriving('/id/settings/profile', () => Promise.reject(new Error('offline')))
  await vi.waitFor(() => expect(page.isThere).toBe(true))
})
