import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { type BytesCoder, base58, base58xrp, bech32, bech32m, hex } from '@scure/base'
import { type AddressForm, currencies } from '../money/currencies.ts'
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

/** Version 0 and taproot. What is sent to a later version could be taken by anyone, so it is no address (BIP 173, BIP 350). */
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

/** The version bytes are those of the main networks. */
const checks: Readonly<Record<AddressForm, (text: string) => boolean>> = {
  bitcoin: any(isHash(0x00, 0x05), isWitness('bc')),
  bitcoinCash: any(isCashAddress, isHash(0x00, 0x05)),
  litecoin: any(isHash(0x30, 0x32, 0x05), isWitness('ltc')),
  dogecoin: isHash(0x1e, 0x16),
  xrp: isXrp,
  solana: isSolana,
  ethereum: isEthereum,
}

/** Which chain like Ethereum it is on, after a letter that parts two issues of one coin there: "USDCn_m", "USDTe_op". */
const chainEnd = /[ne]?_(e|m|arb|op|base)$/

/** The coin that a code means, on whichever chain: "USDC" of "USDCn_m". */
const coinOf = (currency: string): string => currency.replace(chainEnd, '')

/** What is on one chain alone, by its code. */
const elsewhere: ReadonlyMap<string, AddressForm> = new Map(
  currencies.filter(({ addresses }) => addresses !== 'ethereum').map(({ code, addresses }) => [code, addresses]),
)

/** What is on Ethereum and the chains like it. */
const onEthereum: ReadonlySet<string> = new Set(
  currencies
    .filter(({ addresses }) => addresses === 'ethereum')
    .flatMap(({ code, alias }) => [coinOf(code), ...(alias === null ? [] : [alias])]),
)

/** Whether a text is an address that a currency, by its code, can be sent to. Total and quick on any text. */
export const isCryptoAddress = (currency: string, address: string): boolean => {
  if (address.length > longest) return false
  const form = elsewhere.get(currency) ?? (onEthereum.has(coinOf(currency)) ? 'ethereum' : null)
  return form !== null && checks[form](address)
}
