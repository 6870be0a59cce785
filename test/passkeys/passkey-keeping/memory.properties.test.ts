import { storedPasskeyMemory } from '@paydeck/adapters/storage/passkeys/passkey-keeping'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textStorage } from '../../slice-bench/index.ts'

const origin = fc.record({ savedWith: fc.string(), device: fc.string() }, { noNullPrototype: true })
const ids = fc
  .stringMatching(/^[A-Za-z0-9_-]{1,40}$/)
  .filter((id) => !['__proto__', 'constructor', 'prototype'].includes(id))

it('PASS-007 storedPasskeyMemory reads the browsers and devices that it wrote; if it writes none, it empties the storage', () => {
  fc.assert(
    fc.property(fc.dictionary(ids, origin), (record) => {
      const storage = textStorage()
      const memory = storedPasskeyMemory(storage)
      const origins = new Map(Object.entries(record))
      memory.write(origins)
      expect(memory.read()).toEqual(origins)
      memory.write(new Map())
      expect(storage.kept.size).toBe(0)
      expect(memory.read().size).toBe(0)
    }),
  )
})

it('PASS-007 whatever is stored, storedPasskeyMemory never throws, and returns only texts as browser and device', () => {
  const json = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
    fc.string(),
  )
  fc.assert(
    fc.property(json, (text) => {
      const storage = textStorage()
      storage.write('passkey-origins', text)
      const memory = storedPasskeyMemory(storage)
      for (const one of memory.read().values())
        expect([typeof one.savedWith, typeof one.device]).toEqual(['string', 'string'])
    }),
    { examples: [['{'], ['{"a":1}'], ['null'], ['[]'], ['{"__proto__":{"savedWith":"a","device":"b"}}']] },
  )
})
