import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { type BytesCoder, base58, base58xrp, bech32, bech32m, hex } from '@scure/base'
import { isCashAddress } from './cash-address.ts'

/** No address of any coin is longer, and reading a base 58 text takes the square of its length. */
const longest = 100

const inBase58 = /^[1-9A-HJ-NP-Za-km-z]+$/

/** The bytes that a text stands for; none where it is not in base 58, in whichever order a chain has its characters. */
const bytesOf = (coder: BytesCoder, text: string): Uint8Array =>
  inBase58.test(text) ? coder.decode(text) : new Uint8Array()

/** The same without the checksum that it ends with; none where that is wrong. */
const checkedBytesOf = (coder: BytesCoder, text: string): Uint8Array => {
  const bytes = bytesOf(coder, text)
  const payload = bytes.subarray(0, -4)
  const checksum = sha256(sha256(payload))
  return bytes.subarray(-4).every((byte, index) => byte === checksum[index]) ? payload : new Uint8Array()
}

/** The hash of a key or a script, 20 bytes, after a byte that says which. */
const isHash =
  (...versions: ReadonlyArray<number>) =>
  (text: string): boolean => {
    const bytes = checkedBytesOf(base58, text)
    return bytes.length === 21 && versions.some((version) => bytes[0] === version)
  }

const isProgram = (code: typeof bech32, text: string, ...lengths: ReadonlyArray<number>): boolean => {
  const words = code.decodeUnsafe(text)?.words.slice(1) ?? []
  return lengths.includes(code.fromWordsUnsafe(words)?.length ?? -1)
}

/** Version 0 and taproot. What is sent to a later version anybody could take, so it is no address (BIP 173, BIP 350). */
const isWitness =
  (prefix: string) =>
  (text: string): boolean => {
    const start = text.slice(0, prefix.length + 2).toLowerCase()
    if (start === `${prefix}1q`) return isProgram(bech32, text, 20, 32)
    return start === `${prefix}1p` && isProgram(bech32m, text, 32)
  }

/** In mixed letter case the case is a checksum; in one case there is none (EIP-55). */
const isEthereum = (text: string): boolean => {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(text)?.[1]
  if (digits === undefined) return false
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = hex.encode(keccak_256(new TextEncoder().encode(lower)))
  return (
    digits === Array.from(lower, (digit, index) => ((hash[index] ?? '0') < '8' ? digit : digit.toUpperCase())).join('')
  )
}

/** A classic address, or one with a tag in it: account, whether it has a tag, the tag in 32 bits, and 32 bits that are 0. */
const isXrp = (text: string): boolean => {
  const bytes = checkedBytesOf(base58xrp, text)
  if (bytes.length === 21) return bytes[0] === 0
  if (bytes.length !== 31 || bytes[0] !== 0x05 || bytes[1] !== 0x44) return false
  const hasTag = bytes[22] === 1
  return (hasTag || bytes[22] === 0) && bytes.subarray(hasTag ? 27 : 23).every((byte) => byte === 0)
}

/** 32 bytes: a key. It has no checksum. */
const isSolana = (text: string): boolean => bytesOf(base58, text).length === 32

const any =
  (...checks: ReadonlyArray<(text: string) => boolean>) =>
  (text: string): boolean =>
    checks.some((check) => check(text))

/** Chains of their own; the version bytes are those of their main networks. */
const chains: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['BTC', any(isHash(0x00, 0x05), isWitness('bc'))],
  ['BCH', any(isCashAddress, isHash(0x00, 0x05))],
  ['LTC', any(isHash(0x30, 0x32, 0x05), isWitness('ltc'))],
  ['DOGE', isHash(0x1e, 0x16)],
  ['XRP', isXrp],
  ['SOL', isSolana],
])

/** What lives on Ethereum and the chains like it. */
const ethereumCodes = 'ETH MATIC WBTC SHIB APE EUROC USDC USDT PAX USDP GUSD PYUSD DAI BUSD'.split(' ')

/** Which chain like Ethereum it is on, after a letter that parts two issues of one coin there: "USDCn_m", "USDTe_op". */
const chainEnd = /[ne]?_(e|m|arb|op|base)$/

/** The coin that a code means, on whichever chain: "USDC" of "USDCn_m". */
export const coinOf = (currency: string): string => currency.replace(chainEnd, '')

/** Whether a text is an address that a currency, by its code, can be sent to. Total and quick on any text. */
export const isCryptoAddress = (currency: string, address: string): boolean => {
  if (address.length > longest) return false
  const check = chains.get(currency) ?? (ethereumCodes.includes(coinOf(currency)) ? isEthereum : null)
  return check?.(address) ?? false
}
