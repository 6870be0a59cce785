import { browserStorage } from '@paydeck/adapters/storage/text-storage'
import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'

/** Storage area that is full until the test calls `makeRoom`. */
const filling = () => {
  const stored = new Map<string, string>()
  let isFull = true
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  } as unknown as Storage
  return {
    storage: browserStorage(() => area),
    makeRoom: () => void (isFull = false),
    stored,
  }
}

it('F11 browserStorage returns the latest text, even if the storage was full when the first text was written', () => {
  const { storage, makeRoom, stored } = filling()
  storage.write('a', 'first')
  expect(storage.read('a')).toEqual(O.some('first'))
  makeRoom()
  storage.write('a', 'second')
  expect([stored.get('a'), storage.read('a')]).toEqual(['second', O.some('second')])
})

it('F11 if the storage is full, browserStorage keeps a text in memory, and can remove this text', () => {
  const { storage } = filling()
  storage.write('a', 'first')
  storage.remove('a')
  expect(storage.read('a')).toEqual(O.none)
})
