/** White space and invisible characters. */
const invisible = /[\s\p{Z}\p{Cc}\p{DI}\u2800\uFFF9-\uFFFB]+/gu

/** URI schemes of the chains, as wallets write them, including the short names of EIP-3770. */
const schemes = [
  'bitcoin|bitcoincash|lightning|litecoin|dogecoin|xrp|xrpl|ripple|solana|tron',
  'ethereum|eth|matic|polygon|arb|arb1|arbitrum|op|oeth|optimism|base',
].join('|')

/**
 * Matches a payment URI (BIP 21, EIP-681) and captures its address. URIs that call a contract do not match, since their
 * address is not the recipient's.
 */
const paymentUri = new RegExp(
  `^(${schemes}):(?://)?(?:pay-)?([0-9a-z]+)(?:@(?:0x[0-9a-f]+|[0-9]+))?/?(?:\\?(.*))?$`,
  'iu',
)

const tagKey = String.raw`(?:dt|(?:destination[_-]?)?tag)=`

/** Destination tag of an XRP address, after a colon or in a query. */
const tag = new RegExp(
  String.raw`^(?:(?:xrpl?|ripple):)?r[1-9A-HJ-NP-Za-km-z]{24,34}(?::[0-9]+$|\?(?:.*&)?${tagKey})`,
  'iu',
)

const hasTagKey = new RegExp(`(?:^|&)${tagKey}`, 'iu')

/** Bech32 and cash addresses in capitals, as QR codes contain them. Letter case has no meaning in them. */
const inCapitals = /^(?:(?:BC|LTC)1[0-9A-Z]+|[QP][02-9AC-HJ-NP-Z]{41,})$/u

/** Addresses in which letter case has no meaning, or is only a checksum: hexadecimal, bech32 and cash addresses. */
const isCaseless = /^(?:0x[0-9a-f]{40}|(?:bc|ltc)1[0-9a-z]+|[qp][02-9ac-hj-np-z]{41,})$/iu

/**
 * Returns the address in a typed or pasted text, without white space and invisible characters. From a payment URI, takes
 * only the address. Keeps a destination tag, so that validation rejects the address with its tag instead of losing the tag.
 * Keeps the letter case of a hexadecimal address, which is a checksum that the provider verifies. Idempotent.
 * @example
 * addressText(' bitcoin:BC1QAB?amount=1') // 'bc1qab'
 */
export const addressText = (text: string): string => {
  const shown = text.toWellFormed().replace(invisible, '')
  const [, scheme = '', address = '', query = ''] = paymentUri.exec(shown) ?? []
  const bare = address === '' ? shown : address
  if (/^x|^ripple/iu.test(scheme) && hasTagKey.test(query)) return `${bare}?${query}`
  const cased = inCapitals.test(bare) ? bare.toLowerCase() : bare
  return cased.replace(/^0X(?=[0-9a-fA-F]{40}$)/u, '0x')
}

/**
 * Returns the form in which a verified result of `addressText` is stored: in lower case if letter case has no meaning or is
 * only a checksum.
 * @example
 * canonicalAddress('0xAB' + '0'.repeat(38)) // '0xab' + '0'.repeat(38)
 */
export const canonicalAddress = (address: string): string =>
  isCaseless.test(address) ? address.toLowerCase() : address

/**
 * True if two results of `addressText` are the same address.
 * @example
 * isSameAddress('0xAB' + '0'.repeat(38), '0xab' + '0'.repeat(38)) // true
 */
export const isSameAddress = (one: string, other: string): boolean => canonicalAddress(one) === canonicalAddress(other)

/** True if a result of `addressText` is an XRP address with a destination tag. */
export const hasDestinationTag = (address: string): boolean => tag.test(address)
