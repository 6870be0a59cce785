import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { type BytesCoder, base58, base58xrp, bech32, bech32m, hex } from '@scure/base'
import { type AddressForm, currencies } from '../money/currencies.ts'
import { isCashAddress } from './cash-address.ts'

/** Maximum length of an address of any coin. The limit exists because decoding base 58 takes quadratic time. */
const maxAddressLength = 100

const inBase58 = /^[1-9A-HJ-NP-Za-km-z]+$/

/** Decodes base 58 with the given alphabet. Empty if the text is invalid. */
const bytesOf = (coder: BytesCoder, text: string): Uint8Array =>
  inBase58.test(text) ? coder.decode(text) : new Uint8Array()

/** Decodes base 58 and strips the checksum. Empty if the checksum is wrong. */
const checkedBytesOf = (coder: BytesCoder, text: string): Uint8Array => {
  const bytes = bytesOf(coder, text)
  const payload = bytes.subarray(0, -4)
  const checksum = sha256(sha256(payload))
  return bytes.subarray(-4).every((byte, index) => byte === checksum[index]) ? payload : new Uint8Array()
}

/**
 * Returns a function that checks if an address consists of one of the version bytes and the 20-byte hash of a key or script.
 */
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

/**
 * Returns a function that checks SegWit addresses: witness version 0 and taproot. It rejects later versions, because anyone
 * could take coins that are sent to them (BIP 173, BIP 350).
 */
const isWitness =
  (prefix: string) =>
  (text: string): boolean => {
    const start = text.slice(0, prefix.length + 2).toLowerCase()
    if (start === `${prefix}1q`) return isProgram(bech32, text, 20, 32)
    return start === `${prefix}1p` && isProgram(bech32m, text, 32)
  }

/** True for an Ethereum address. Mixed letter case is a checksum; uniform case has none (EIP-55). */
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

/**
 * True for a classic XRP address or an X-address. An X-address consists of account, tag flag, 32-bit tag and 32 zero bits.
 */
const isXrp = (text: string): boolean => {
  const bytes = checkedBytesOf(base58xrp, text)
  if (bytes.length === 21) return bytes[0] === 0
  if (bytes.length !== 31 || bytes[0] !== 0x05 || bytes[1] !== 0x44) return false
  const hasTag = bytes[22] === 1
  return (hasTag || bytes[22] === 0) && bytes.subarray(hasTag ? 27 : 23).every((byte) => byte === 0)
}

/** True for a Solana address, which is a key of 32 bytes in base 58 without a checksum. */
const isSolana = (text: string): boolean => bytesOf(base58, text).length === 32

const any =
  (...checks: ReadonlyArray<(text: string) => boolean>) =>
  (text: string): boolean =>
    checks.some((check) => check(text))

/** Functions that check an address, by address format. The version bytes are those of the main networks. */
const checks: Readonly<Record<AddressForm, (text: string) => boolean>> = {
  bitcoin: any(isHash(0x00, 0x05), isWitness('bc')),
  bitcoinCash: any(isCashAddress, isHash(0x00, 0x05)),
  litecoin: any(isHash(0x30, 0x32, 0x05), isWitness('ltc')),
  dogecoin: isHash(0x1e, 0x16),
  xrp: isXrp,
  solana: isSolana,
  ethereum: isEthereum,
}

/**
 * Chain suffix of a currency code. A letter before the suffix distinguishes two versions of the same coin: "USDCn_m",
 * "USDTe_op".
 */
const chainEnd = /[ne]?_(e|m|arb|op|base)$/

/** Returns a currency code without its chain suffix: "USDC" for "USDCn_m". */
const coinOf = (currency: string): string => currency.replace(chainEnd, '')

/** Address format by currency code, for coins that exist on a single chain. */
const singleChainForms: ReadonlyMap<string, AddressForm> = new Map(
  currencies.filter(({ addresses }) => addresses !== 'ethereum').map(({ code, addresses }) => [code, addresses]),
)

/** Coins on Ethereum and similar chains. */
const ethereumCoins: ReadonlySet<string> = new Set(
  currencies
    .filter(({ addresses }) => addresses === 'ethereum')
    .flatMap(({ code, alias }) => [coinOf(code), ...(alias === null ? [] : [alias])]),
)

/** True if the text is an address of the currency. The check is fast, and never throws, for any text. */
export const isCryptoAddress = (currency: string, address: string): boolean => {
  if (address.length > maxAddressLength) return false
  const form = singleChainForms.get(currency) ?? (ethereumCoins.has(coinOf(currency)) ? 'ethereum' : null)
  return form !== null && checks[form](address)
}
