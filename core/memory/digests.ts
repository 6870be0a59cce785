import { passwordDerivation } from '../platform/password-derivation.ts'
import type { Hashes, Passwords } from '../platform/ports.ts'

type Bytes = ReadonlyArray<number>
type Words = ReadonlyArray<number>

const blockBytes = 64

const utf8 = (text: string): Bytes =>
  [...encodeURIComponent(text.toWellFormed()).matchAll(/%(..)|[^%]/g)].map(([one, hex]) =>
    hex === undefined ? (one.codePointAt(0) ?? 0) : Number.parseInt(hex, 16),
  )

const bytesOf = (words: Words): Bytes =>
  words.flatMap((word) => [(word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])

const hexOf = (bytes: Bytes): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

const wordsOf = (bytes: Bytes): Words =>
  Array.from({ length: bytes.length / 4 }, (_, index) =>
    bytes.slice(index * 4, index * 4 + 4).reduce((word, byte) => (word << 8) | byte, 0),
  )

/** Pads a message as SHA-1 and SHA-256 require, and splits it into blocks of 16 words (32 bits each). */
const blocksOf = (message: Bytes): ReadonlyArray<Words> => {
  const zeros = (blockBytes - ((message.length + 9) % blockBytes)) % blockBytes
  const padding = [0x80, ...Array.from({ length: zeros }, () => 0)]
  const bits = message.length * 8
  const words = [...wordsOf([...message, ...padding]), Math.floor(bits / 2 ** 32), bits | 0]
  return Array.from({ length: words.length / 16 }, (_, index) => words.slice(index * 16, index * 16 + 16))
}

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))
const at = (words: Words, index: number): number => words[index] ?? 0
const sumOf = (one: Words, other: Words): Words => one.map((word, index) => (word + at(other, index)) | 0)

const sha1Start: Words = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]

const sha1Round = (round: number, b: number, c: number, d: number): number => {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1
  return round < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6
}

const sha1Block = (state: Words, block: Words): Words => {
  const words = [...block]
  for (let index = 16; index < 80; index += 1) {
    const mixed = at(words, index - 3) ^ at(words, index - 8) ^ at(words, index - 14) ^ at(words, index - 16)
    words.push(rotated(mixed, 1))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
  for (const [round, word] of words.entries()) {
    const next = (rotated(a, 5) + sha1Round(round, b, c, d) + e + word) | 0
    ;[a, b, c, d, e] = [next, a, rotated(b, 30), c, d]
  }
  return sumOf(state, [a, b, c, d, e])
}

const sha1 = (message: Bytes): Bytes => bytesOf(blocksOf(message).reduce(sha1Block, sha1Start))

/** Returns the first `count` prime numbers. SHA-256 derives its constants from the roots of primes. */
const primes = (count: number): Words => {
  const found: Array<number> = []
  for (let one = 2; found.length < count; one += 1) if (found.every((prime) => one % prime !== 0)) found.push(one)
  return found
}

const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0

const sha256Schedule = (block: Words): Words => {
  const words = [...block]
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [at(words, index - 15), at(words, index - 2)]
    const low = rotated(early, 25) ^ rotated(early, 14) ^ (early >>> 3)
    const high = rotated(late, 15) ^ rotated(late, 13) ^ (late >>> 10)
    words.push((at(words, index - 16) + low + at(words, index - 7) + high) | 0)
  }
  return words
}

const sha256 = (message: Bytes): Bytes => {
  const constants = primes(64).map((prime) => fraction(Math.cbrt(prime)))
  const block = (state: Words, words: Words): Words => {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (const [round, word] of sha256Schedule(words).entries()) {
      const high = rotated(e, 26) ^ rotated(e, 21) ^ rotated(e, 7)
      const first = (h + high + ((e & f) ^ (~e & g)) + at(constants, round) + word) | 0
      const low = rotated(a, 30) ^ rotated(a, 19) ^ rotated(a, 10)
      const second = low + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    }
    return sumOf(state, [a, b, c, d, e, f, g, h])
  }
  const start = primes(8).map((prime) => fraction(Math.sqrt(prime)))
  return bytesOf(blocksOf(message).reduce(block, start))
}

/** Returns the SHA-256 of a text as 64 lower-case hexadecimal digits. */
export const sha256Text = (text: string): string => hexOf(sha256(utf8(text)))

const hmacSha1 = (key: Bytes): ((message: Bytes) => Bytes) => {
  const short = key.length > blockBytes ? sha1(key) : key
  const padded = (mask: number): Bytes => Array.from({ length: blockBytes }, (_, index) => at(short, index) ^ mask)
  const [inner, outer] = [padded(0x36), padded(0x5c)]
  return (message) => sha1([...outer, ...sha1([...inner, ...message])])
}

const derived = (password: string): string => {
  const { bytes, iterations, salt } = passwordDerivation
  const hash = hmacSha1(utf8(password))
  const blockOf = (number: number): Bytes => {
    let step = hash([...utf8(salt), ...bytesOf([number])])
    let block = step
    for (let round = 1; round < iterations.value; round += 1) {
      step = hash(step)
      block = block.map((byte, index) => byte ^ at(step, index))
    }
    return block
  }
  const blocks = Array.from({ length: Math.ceil(bytes.value / 20) }, (_, index) => blockOf(index + 1))
  return hexOf(blocks.flat().slice(0, bytes.value))
}

/** Implementation of `Passwords` in plain TypeScript. */
export const memoryPasswords: Passwords = { derive: (password) => async () => derived(password) }

/** Implementation of `Hashes` in plain TypeScript. */
export const memoryHashes: Hashes = { sha256: (text) => async () => hexOf(sha256(utf8(text))) }
