import { makeConcurrencyLimiter } from '@paydeck/sandbox/kernel/concurrency-limiter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const busy = expect.objectContaining({
  refusal: { status: 503, code: 'busy', retryAfter: 2 },
}) as unknown

describe('concurrency limiter', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /**
   * Creates a limiter. `take` starts a request with a name, `end` ends the request, and `started` lists the requests that
   * got a slot.
   */
  const bench = (running: number, waiting: number) => {
    const limiter = makeConcurrencyLimiter({ maxRunning: running, maxWaiting: waiting, longestWait: 5000 })
    const started: Array<string> = []
    const ends = new Map<string, () => void>()
    const take = async (key: string, name: string): Promise<void> => {
      ends.set(name, await limiter.acquire(key))
      started.push(name)
    }
    return { started, take, end: (name: string) => ends.get(name)?.() }
  }

  it('F5 the limiter queues requests with the same key in order, and does not delay a request with another key', async () => {
    const { started, take, end } = bench(2, 3)
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name))
    await take('b', 'b1')
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['a1', 'a2', 'b1'])
    end('a2')
    // Ending the same request a second time frees no second slot.
    end('a2')
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
    end('a1')
    await Promise.all(all)
    expect(started.at(-1)).toBe('a4')
    for (const name of ['a3', 'a4']) end(name)
    await Promise.all([take('a', 'a5'), take('a', 'a6')])
    expect(started.slice(-2)).toEqual(['a5', 'a6'])
  })

  it('F5 the limiter rejects a request with the error `busy` if the queue is full or the request has waited five seconds', async () => {
    const { started, take, end } = bench(1, 2)
    await take('a', 'a1')
    const second = take('a', 'a2')
    const third = take('a', 'a3')
    await expect(take('a', 'a4')).rejects.toEqual(busy)
    await vi.advanceTimersByTimeAsync(4999)
    end('a1')
    await second
    const late = expect(third).rejects.toEqual(busy)
    await vi.advanceTimersByTimeAsync(1)
    await late
    // A request that has timed out receives no slot.
    const next = take('a', 'a5')
    end('a2')
    await next
    expect(started).toEqual(['a1', 'a2', 'a5'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
