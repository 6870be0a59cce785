import { bech32 } from '@scure/base'

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const prefix = 'bitcoincash'
const checksumLetters = 8

/** What each bit of the five that are shifted out puts into the checksum: the generator of the code, from its specification. */
const generators = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n] as const

const polymod = (words: ReadonlyArray<number>): bigint =>
  words.reduce((sum, word) => {
    const out = sum >> 35n
    const shifted = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word)
    return generators.reduce(
      (mixed, generator, bit) => ((out >> BigInt(bit)) & 1n ? mixed ^ generator : mixed),
      shifted,
    )
  }, 1n) ^ 1n

/** How long the hash is that follows a version: of a key, of a script, of a script by its longer hash. */
const hashBytes: ReadonlyMap<number, number> = new Map([
  [0, 20],
  [8, 20],
  [11, 32],
])

/**
 * Whether a text is a cash address of the main network, with its prefix or without, in one letter case. `text` is of a
 * limited length already.
 */
export const isCashAddress = (text: string): boolean => {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return false
  const body = lower.startsWith(`${prefix}:`) ? lower.slice(prefix.length + 1) : lower
  const words = Array.from(body, (letter) => letters.indexOf(letter))
  if (words.includes(-1) || words.length <= checksumLetters) return false
  const prefixWords = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31)
  if (polymod([...prefixWords, 0, ...words]) !== 0n) return false
  const bytes = bech32.fromWordsUnsafe(words.slice(0, -checksumLetters))
  return bytes instanceof Uint8Array && hashBytes.get(bytes[0] ?? -1) === bytes.length - 1
}
