import { bech32 } from '@scure/base'

const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const prefix = 'bitcoincash'
const checksumLetters = 8

/**
 * Generators of the checksum, from the Bitcoin Cash specification. Each of the five bits that are shifted out selects one
 * generator.
 */
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

/**
 * Length of the address's hash in bytes, by version byte: 0 for a key, 8 for a script, 11 for a script with a longer hash.
 */
const hashBytes: ReadonlyMap<number, number> = new Map([
  [0, 20],
  [8, 20],
  [11, 32],
])

/**
 * True if a text is a Bitcoin Cash address of the main network. The prefix is optional; upper and lower case must not be
 * mixed. The caller limits the length of `text`.
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
