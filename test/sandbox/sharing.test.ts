import { sharing } from '@paydeck/sandbox/kernel/sharing'
import { describe, expect, it } from 'vitest'

/** Work that is done when the test says so. */
const handWorked = () => {
  const begun: Array<{ readonly key: string; readonly end: (answer: string) => void; readonly fail: () => void }> = []
  const ask = sharing(
    (key) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ key, end: resolve, fail: () => reject(new Error('broken')) })
      }),
  )
  return { ask, begun, keys: () => begun.map(({ key }) => key) }
}

describe('work that is shared', () => {
  it('F6 who asks before it has begun shares it, and who asks later does not', async () => {
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

  it('F6 what fails for one key fails for those who asked for it, and for nobody else', async () => {
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
