import { shareWork } from '@paydeck/sandbox/kernel/shared-work'
import { describe, expect, it } from 'vitest'

/** Starts shared work that ends when the test says so. */
const handWorked = () => {
  const begun: Array<{ readonly key: string; readonly end: (answer: string) => void; readonly fail: () => void }> = []
  const ask = shareWork(
    (key) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ key, end: resolve, fail: () => reject(new Error('broken')) })
      }),
  )
  return { ask, begun, keys: () => begun.map(({ key }) => key) }
}

describe('shared work', () => {
  it('F6 requests that arrive before the work begins share it, and later ones start it again', async () => {
    const { ask, begun, keys } = handWorked()
    const busy = ['a', 'b', 'c', 'd'].map(ask)
    const [first, second] = [ask('e'), ask('e')]
    expect(keys()).toEqual(['a', 'b', 'c', 'd'])
    begun[0]?.end('done')
    await expect.poll(keys).toEqual(['a', 'b', 'c', 'd', 'e'])
    const later = ask('e')
    begun[4]?.end('early')
    expect([await first, await second]).toEqual(['early', 'early'])
    await expect.poll(keys).toHaveLength(6)
    begun[5]?.end('late')
    expect(await later).toBe('late')
    for (const { end } of begun) end('')
    await Promise.all(busy)
  })

  it('F6 a failure reaches the requests of its key only, and the next request starts again', async () => {
    const { ask, begun } = handWorked()
    const [broken, whole] = [ask('a'), ask('b')]
    begun[0]?.fail()
    await expect(broken).rejects.toThrow('broken')
    begun[1]?.end('whole')
    expect(await whole).toBe('whole')
    const again = ask('a')
    await expect.poll(() => begun.length).toBe(3)
    begun[2]?.end('now')
    expect(await again).toBe('now')
  })
})
