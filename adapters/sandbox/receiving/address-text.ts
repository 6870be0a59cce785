import { isJoiner, isInvisible } from '../kernel/invisible-characters.ts'

/** URI schemes of the chains, as wallets write them, including the short names of EIP-3770. */
const schemes: ReadonlySet<string> = new Set([
  'bitcoin',
  'bitcoincash',
  'lightning',
  'litecoin',
  'dogecoin',
  'xrp',
  'xrpl',
  'ripple',
  'solana',
  'tron',
  'ethereum',
  'eth',
  'matic',
  'polygon',
  'arb',
  'arb1',
  'arbitrum',
  'op',
  'oeth',
  'optimism',
  'base',
])

const isAlphanumeric = (text: string): boolean => /^[0-9A-Za-z]+$/.test(text)

const withoutStart = (text: string, start: string): string =>
  text.toLowerCase().startsWith(start) ? text.slice(start.length) : text

/**
 * Extracts the address from a payment URI, with the destination tag if there is one. Null if the text is not a payment URI.
 */
const addressOfUri = (text: string): string | null => {
  const [scheme = '', ...others] = text.split(':')
  const chain = scheme.toLowerCase()
  if (others.length === 0 || !schemes.has(chain)) return null
  const [path = '', ...queries] = others.join(':').split('?')
  const query = queries.join('?')
  const target = withoutStart(withoutStart(path, '//'), 'pay-').replace(/\/$/, '')
  const [address = '', chainId = '1', ...more] = target.split('@')
  if (!isAlphanumeric(address) || !/^(0x[0-9a-f]+|[0-9]+)$/i.test(chainId) || more.length > 0) return null
  const isTagged = query.split('&').some((part) => /^(dt|(destination[_-]?)?tag)=/i.test(part))
  return isTagged && ['xrp', 'xrpl', 'ripple'].includes(chain) ? `${address}?${query}` : address
}

/**
 * Extracts the address from text that the user has typed or pasted. Keeps a destination tag. Keeps the letter case, because
 * it may be a checksum.
 */
export const addressText = (text: string): string => {
  const shown = [...text.toWellFormed().replace(/\s+/g, '')]
    .filter((character) => !isInvisible(character) && !isJoiner(character))
    .join('')
  const address = addressOfUri(shown) ?? shown
  const lower = address.toLowerCase()
  if (/^0X[0-9a-fA-F]{40}$/.test(address)) return `0x${address.slice(2)}`
  const isCapital = address === address.toUpperCase() && isAlphanumeric(address)
  const isBech32 = /^(bc|ltc)1./.test(lower)
  const isCash = /^[qp][02-9ac-hj-np-z]{41,}$/.test(lower)
  return isCapital && (isBech32 || isCash) ? lower : address
}

/**
 * Returns the form in which a validated address is stored and compared. Hexadecimal, bech32 and Bitcoin Cash addresses
 * become lower case, because their letter case contains no data except a checksum.
 */
export const canonicalAddress = (address: string): string =>
  /^(0x[0-9a-f]{40}|(bc|ltc)1[0-9a-z]+|[qp][02-9ac-hj-np-z]{41,})$/i.test(address) ? address.toLowerCase() : address
