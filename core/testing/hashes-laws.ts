import type { Hashes, Randomness } from '../platform/ports.ts'
import { type Law, law, must, mustEqual, formatValue } from './law.ts'

/** Text with its SHA-256. */
interface HashVector {
  readonly text: string
  readonly hash: string
}

/** Test vectors for SHA-256 that NIST publishes with FIPS 180-4. */
const publishedVectors: ReadonlyArray<HashVector> = [
  { text: '', hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
  { text: 'abc', hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  {
    text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    hash: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  },
  {
    text: 'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    hash: 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  },
]

/** Texts around the lengths at which the padding of SHA-256 needs another block. OpenSSL computed the hashes. */
const paddingVectors: ReadonlyArray<HashVector> = [
  { text: 'a'.repeat(55), hash: '9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318' },
  { text: 'a'.repeat(56), hash: 'b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a' },
  { text: 'a'.repeat(63), hash: '7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34' },
  { text: 'a'.repeat(64), hash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb' },
  { text: 'a'.repeat(119), hash: '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb' },
  { text: 'a'.repeat(120), hash: '2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c' },
]

/** Texts outside ASCII. The last two look the same, but consist of different characters. OpenSSL computed the hashes. */
const unicodeVectors: ReadonlyArray<HashVector> = [
  { text: 'päßwörd 🔑', hash: '4c2b32781d8466d2e8b0949a33c27719c068bd685ca23127923cf3da1c29c43d' },
  { text: '\u00e9', hash: '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c' },
  { text: 'e\u0301', hash: 'bf12767b0f2a56b2190075bae8169f656e3ce8d6357d4aff184bc6c7ea48f9f6' },
]

const mustHash = async ({ sha256 }: Hashes, vectors: ReadonlyArray<HashVector>): Promise<void> => {
  for (const { text, hash } of vectors) mustEqual(await sha256(text)(), hash, `the hash of ${formatValue(text)}`)
}

/** Laws of `Hashes`. */
export const hashesLaws = (make: () => Hashes): ReadonlyArray<Law> => [
  law('hashes.sha256 returns the published hashes of the test vectors of FIPS 180-4.', () =>
    mustHash(make(), publishedVectors),
  ),
  law('hashes.sha256 pads texts of every length as FIPS 180-4 requires.', () => mustHash(make(), paddingVectors)),
  law('hashes.sha256 hashes the UTF-8 bytes of a text without normalizing the text.', () =>
    mustHash(make(), unicodeVectors),
  ),
  law('hashes.sha256 returns the same hash for equal texts, even if several tasks run concurrently.', async () => {
    const { sha256 } = make()
    const task = sha256('abc')
    const [first, other, second, equal] = await Promise.all([task(), sha256('abd')(), task(), sha256('abc')()])
    mustEqual([second, equal], [first, first], 'the hashes of equal texts')
    must(first !== other, 'two different texts have the same hash.')
  }),
]

/** Laws of `Randomness`. They cannot detect a source that an attacker can predict. */
export const randomnessLaws = (make: () => Randomness): ReadonlyArray<Law> => [
  law('randomness.hex returns two lower-case hexadecimal digits for each byte.', () => {
    const randomness = make()
    for (const bytes of [0, 1, 2, 16, 33, 256]) {
      const text = randomness.hex(bytes)()
      must(/^[0-9a-f]*$/.test(text), `hex(${bytes}) returned ${formatValue(text)}.`)
      mustEqual(text.length, 2 * bytes, `the length of hex(${bytes})`)
    }
  }),
  law('randomness.hex returns different bytes on each run.', () => {
    const randomness = make()
    const once = randomness.hex(16)
    const texts = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? once() : randomness.hex(16)()))
    mustEqual(new Set(texts).size, texts.length, 'the number of different texts of 16 random bytes')
  }),
]
