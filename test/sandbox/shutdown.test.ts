import { stopOnSignal } from '@paydeck/sandbox/http/shutdown'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSandbox } from './running.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const closed = Promise.withResolvers<void>()
  const [heard, exit, cut] = [new Map<string, () => void>(), vi.fn(), vi.fn()]
  const close = vi.fn(() => closed.promise)
  let now = 5
  stopOnSignal({ close, cut }, { on: (signal, hear) => heard.set(signal, hear), exit }, () => now)
  const pass = (milliseconds: number): void => void (now += milliseconds)
  return { closed, exit, cut, close, pass, tell: (signal: string) => heard.get(signal)?.() }
}

it.each(['SIGTERM', 'SIGINT'])('F3 %s lets out what is on its way, and ends the process after that', async (signal) => {
  const { closed, exit, cut, close, tell } = setUp()
  tell(signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([close.mock.calls.length, cut.mock.calls.length, exit.mock.calls]).toEqual([1, 0, []])
  closed.resolve()
  await closed.promise
  expect(exit.mock.calls).toEqual([[0]])
})

it('F3 a second signal ends it at once, whatever hangs', async () => {
  const { exit, cut, close, pass, tell } = setUp()
  tell('SIGTERM')
  pass(300)
  tell('SIGINT')
  expect([close.mock.calls.length, cut.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(500)
  expect(exit.mock.calls).toEqual([[1]])
})

it('F3 one signal that is heard twice, as from a terminal through npm, counts once', async () => {
  const { closed, exit, cut, close, pass, tell } = setUp()
  tell('SIGINT')
  tell('SIGINT')
  pass(299)
  tell('SIGINT')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([close.mock.calls.length, cut.mock.calls.length, exit.mock.calls]).toEqual([1, 0, []])
  closed.resolve()
  await closed.promise
  expect(exit.mock.calls).toEqual([[0]])
})

it('F3 an end takes nothing new while what runs beside stops, and closes the database after that', async () => {
  vi.useRealTimers()
  const stopped = Promise.withResolvers<void>()
  const stop = vi.fn(() => stopped.promise)
  const running = await startSandbox({ beside: { stop } })
  const session = `${running.address}/auth/session`
  expect((await fetch(session)).status).toBe(200)
  let isClosed = false
  const closed = running.close().then(() => (isClosed = true))
  expect(stop).toHaveBeenCalledTimes(1)
  const ask = () =>
    fetch(session).then(
      () => 'answered',
      () => 'refused',
    )
  await expect.poll(ask).toBe('refused')
  expect(isClosed).toBe(false)
  stopped.resolve()
  await closed
})
