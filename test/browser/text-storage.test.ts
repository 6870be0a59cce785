import { browserStorage } from '@paydeck/adapters/storage/text-storage'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'

/** An area that is full until there is room again. */
const filling = () => {
  const kept = new Map<string, string>()
  let isFull = true
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  return {
    storage: browserStorage(() => area),
    makeRoom: () => void (isFull = false),
    kept,
  }
}

it('F11 reads what was written last, also once a storage that was full has room again', () => {
  const { storage, makeRoom, kept } = filling()
  storage.write('a', 'first')
  expect(storage.read('a')).toEqual(O.some('first'))
  makeRoom()
  storage.write('a', 'second')
  expect([kept.get('a'), storage.read('a')]).toEqual(['second', O.some('second')])
})

it('F11 removes what a storage that was full could not keep', () => {
  const { storage } = filling()
  storage.write('a', 'first')
  storage.remove('a')
  expect(storage.read('a')).toEqual(O.none)
})
