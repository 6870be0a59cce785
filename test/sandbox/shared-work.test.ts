import { shareWork } from '@paydeck/sandbox/kernel/shared-work'
import { describe, expect, it } from 'vitest'

/**
 * Creates a function that shares one task among simultaneous requests with the same key. The test decides when each started
 * task succeeds or fails.
 */
const manualWork = () => {
  const started: Array<{ readonly key: string; readonly end: (answer: string) => void; readonly fail: () => void }> = []
  const request = shareWork(
    (key) =>
      new Promise<string>((resolve, reject) => {
        started.push({ key, end: resolve, fail: () => reject(new Error('broken')) })
      }),
  )
  return { request, started, keys: () => started.map(({ key }) => key) }
}

describe('shareWork', () => {
  it('F6 waiting requests with the same key share one run; a request that arrives during this run gets a new run', async () => {
    const { request, started, keys } = manualWork()
    const busy = ['a', 'b', 'c', 'd'].map(request)
    const [first, second] = [request('e'), request('e')]
    expect(keys()).toEqual(['a', 'b', 'c', 'd'])
    started[0]?.end('done')
    await expect.poll(keys).toEqual(['a', 'b', 'c', 'd', 'e'])
    const later = request('e')
    started[4]?.end('early')
    expect([await first, await second]).toEqual(['early', 'early'])
    await expect.poll(keys).toHaveLength(6)
    started[5]?.end('late')
    expect(await later).toBe('late')
    for (const { end } of started) end('')
    await Promise.all(busy)
  })

  it('F6 a failed run rejects only the requests with its key; the next request with this key starts a new run', async () => {
    const { request, started } = manualWork()
    const [broken, whole] = [request('a'), request('b')]
    started[0]?.fail()
    await expect(broken).rejects.toThrow('broken')
    started[1]?.end('whole')
    expect(await whole).toBe('whole')
    const again = request('a')
    await expect.poll(() => started.length).toBe(3)
    started[2]?.end('now')
    expect(await again).toBe('now')
  })
})
