import { makeConcurrencyLimiter } from '@paydeck/sandbox/kernel/concurrency-limiter'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const busy = expect.objectContaining({
  refusal: { status: 503, code: 'busy', retryAfter: 2 },
}) as unknown

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Takes turns, and notes which of them came. */
  const noting = (running: number, waiting: number) => {
    const turns = makeConcurrencyLimiter({ maxRunning: running, maxWaiting: waiting, longestWait: 5000 })
    const came: Array<string> = []
    const ends = new Map<string, () => void>()
    const take = async (key: string, name: string): Promise<void> => {
      ends.set(name, await turns.acquire(key))
      came.push(name)
    }
    return { came, take, end: (name: string) => ends.get(name)?.() }
  }

  it('F5 of one user come so many at once, and the next in the order in which they came; nobody else waits', async () => {
    const { came, take, end } = noting(2, 3)
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name))
    await take('b', 'b1')
    await vi.advanceTimersByTimeAsync(0)
    expect(came).toEqual(['a1', 'a2', 'b1'])
    end('a2')
    // Told again it gives no second turn away.
    end('a2')
    await vi.advanceTimersByTimeAsync(0)
    expect(came).toEqual(['a1', 'a2', 'b1', 'a3'])
    end('a1')
    await Promise.all(all)
    expect(came.at(-1)).toBe('a4')
    for (const name of ['a3', 'a4']) end(name)
    await Promise.all([take('a', 'a5'), take('a', 'a6')])
    expect(came.slice(-2)).toEqual(['a5', 'a6'])
  })

  it('F5 beyond a number that waits they are refused with 503 at once, and so is who waits too long', async () => {
    const { came, take, end } = noting(1, 2)
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
    // Who has given up is given no turn.
    const next = take('a', 'a5')
    end('a2')
    await next
    expect(came).toEqual(['a1', 'a2', 'a5'])
    expect(vi.getTimerCount()).toBe(0)
  })
})
