import { makeMemoryProvider } from '@paydeck/core/memory'
import { fakeClock } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { memorySuites } from './memory.ts'
import { runLaws } from './run-laws.ts'

for (const { adapter, laws } of memorySuites) runLaws(adapter, laws)

it('for the test vectors of FIPS 180-4, sha256 of the memory platform returns the published hashes', async () => {
  const { sha256 } = makeMemoryProvider({ clock: fakeClock() }).ports.hashes
  // Test vectors of FIPS 180-4. The third text, with its padding, is longer than one block.
  expect(await sha256('abc')()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(await sha256('')()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(await sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')()).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})
