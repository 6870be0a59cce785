import { makeLiveStreams, type StreamDatabase } from '@paydeck/sandbox/calls/live-streams'
import { turnInterval } from '@paydeck/sandbox/calls/open-streams'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/**
 * Creates the event streams of a server process, with a fake database that sends notifications but cannot answer queries.
 */
const streamsOver = (listen: StreamDatabase['listen'], settle: () => Promise<void> = async () => undefined) => {
  const log = { info: vi.fn(), warn: vi.fn() }
  // No client watches an application, so the server process sends no query.
  const queries = {} as StreamDatabase['queries']
  return { log, streams: makeLiveStreams({ queries, listen }, { clock: () => 0, log }, settle) }
}

const passed = () => new Promise((resolve) => void setImmediate(resolve))

describe('the event streams of a server process', () => {
  it('F1 F12 no event stream opens if the server cannot listen to database notifications; the next request tries it again', async () => {
    const ended = vi.fn(async () => undefined)
    const listen = vi.fn<StreamDatabase['listen']>()
    listen.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(ended)
    const { streams } = streamsOver(listen)
    await expect(streams.ready()).rejects.toThrow('gone')
    await streams.ready()
    await streams.ready()
    expect(listen).toHaveBeenCalledTimes(2)
    await streams.stop()
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('F1 a failed session check is logged, and the session checks of the event streams continue until the process stops', async () => {
    const settle = vi.fn<() => Promise<void>>()
    settle.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined)
    const { streams, log } = streamsOver(async () => async () => undefined, settle)
    await streams.ready()
    vi.advanceTimersByTime(turnInterval)
    await passed()
    expect(log.warn.mock.calls).toEqual([[{ error: 'no database' }, 'session check of event streams failed']])
    vi.advanceTimersByTime(turnInterval)
    await passed()
    await streams.stop()
    vi.advanceTimersByTime(10 * turnInterval)
    await passed()
    expect([settle.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 1])
  })

  it('F1 the process stops without an error if no event stream was ever opened', async () => {
    const listen = vi.fn<StreamDatabase['listen']>()
    const { streams } = streamsOver(listen)
    await streams.stop()
    expect([listen.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
  })
})
