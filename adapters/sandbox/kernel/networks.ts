import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Decides if a proxy is trusted to report the IP address of its client. `address` is the IP address of the proxy; `hop` is
 * the number of further proxies between this proxy and the server.
 */
export type TrustedProxies = (address: string, hop: number) => boolean

/** Trusts no proxy: the other end of the connection counts as the client. */
export const noProxies: TrustedProxies = () => false

const mostProxies = 10

/**
 * Parses an IP address. Converts an IPv4 address that is mapped into IPv6 back to IPv4, and ignores an IPv6 zone. Null if
 * `text` is not an IP address.
 */
export const parseAddress = (text: string) => {
  const [address = ''] = text.split('%')
  return isIP(address) === 0 ? null : ipaddr.process(address)
}

/**
 * Returns the IP address in an entry of X-Forwarded-For, without quotes and port. Null if the entry contains no IP address.
 */
const entryAddress = (entry: string): string | null => {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return parseAddress(bare)?.toString() ?? null
}

/**
 * Returns the IP address of the client. Each trusted proxy appends the address of its own client to X-Forwarded-For. The
 * search therefore starts with the other end of the connection, and continues with the entries from last to first, until an
 * address belongs to no trusted proxy. Earlier entries may be forged (A11).
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | ReadonlyArray<string> | undefined,
  isTrusted: TrustedProxies,
): string => {
  const hops = [forwardedFor ?? []].flat().join(',').split(',').toReversed()
  let address = parseAddress(peer)?.toString() ?? peer
  for (const [hop, entry] of hops.entries()) {
    const before = isTrusted(address, hop) ? entryAddress(entry) : null
    if (before === null) return address
    address = before
  }
  return address
}

/** Parses an IP address, or a network in CIDR notation. Null if `entry` is neither. */
const networkIn = (entry: string) => {
  const [written = '', prefix, ...rest] = entry.split('/')
  const address = parseAddress(written)
  if (address === null) return null
  const network = `${address.toString()}/${prefix ?? (address.kind() === 'ipv4' ? 32 : 128)}`
  return rest.length === 0 && ipaddr.isValidCIDR(network) ? ipaddr.parseCIDR(network) : null
}

const listed = (text: string): TrustedProxies | null => {
  const networks = text.split(',').map((entry) => networkIn(entry.trim()))
  const trusted = networks.filter((network) => network !== null)
  if (trusted.length < networks.length) return null
  return (hop) => {
    const address = parseAddress(hop)
    return address !== null && ipaddr.subnetMatch(address, { trusted }) === 'trusted'
  }
}

/**
 * Parses the setting of the trusted proxies: either the number of proxies in front of this server, or their IP addresses and
 * networks, as in "127.0.0.1, 10.0.0.0/8". An empty text trusts no proxy. Null if the text is malformed.
 */
export const trustedProxies = (text: string): TrustedProxies | null => {
  const setting = text.trim()
  if (setting === '') return noProxies
  if (!/^\d+$/.test(setting)) return listed(setting)
  const count = Number(setting)
  return count > mostProxies ? null : (_address, hop) => hop < count
}

/**
 * Returns the key under which rate limits count an IP address: the address itself for IPv4, the /64 network of a household
 * for IPv6 (A11).
 */
export const networkOf = (text: string): string => {
  const address = parseAddress(text)
  if (address === null) return text
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}
