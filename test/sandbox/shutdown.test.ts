import { stopOnSignal } from '@paydeck/sandbox/http/shutdown'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSandbox } from './running.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const closed = Promise.withResolvers<void>()
  const [listeners, exit, cut] = [new Map<string, () => void>(), vi.fn(), vi.fn()]
  const close = vi.fn(() => closed.promise)
  let now = 5
  stopOnSignal({ close, cut }, { on: (signal, listener) => listeners.set(signal, listener), exit }, () => now)
  const pass = (milliseconds: number): void => void (now += milliseconds)
  return { closed, exit, cut, close, pass, send: (signal: string) => listeners.get(signal)?.() }
}

it.each(['SIGTERM', 'SIGINT'])(
  'F3 after %s, the server waits for all requests in flight and then exits with code 0',
  async (signal) => {
    const { closed, exit, cut, close, send } = setUp()
    send(signal)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([close.mock.calls.length, cut.mock.calls.length, exit.mock.calls]).toEqual([1, 0, []])
    closed.resolve()
    await closed.promise
    expect(exit.mock.calls).toEqual([[0]])
  },
)

it('F3 after a second signal, the server cuts all connections immediately, and exits with code 1 after 500 ms', async () => {
  const { exit, cut, close, pass, send } = setUp()
  send('SIGTERM')
  pass(300)
  send('SIGINT')
  expect([close.mock.calls.length, cut.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(500)
  expect(exit.mock.calls).toEqual([[1]])
})

it('F3 repeated signals within 300 ms count as one signal', async () => {
  const { closed, exit, cut, close, pass, send } = setUp()
  send('SIGINT')
  send('SIGINT')
  pass(299)
  send('SIGINT')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([close.mock.calls.length, cut.mock.calls.length, exit.mock.calls]).toEqual([1, 0, []])
  closed.resolve()
  await closed.promise
  expect(exit.mock.calls).toEqual([[0]])
})

it('F3 a server that shuts down refuses new requests, and does not end until the background job `beside` has stopped', async () => {
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
