import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Trust in the proxies in front: true if `address`, `hop` steps before this server, may name the client it forwards for. */
export type TrustedProxies = (address: string, hop: number) => boolean

/** Trusts no proxy: the peer of the connection is the client. */
export const noProxies: TrustedProxies = () => false

const mostProxies = 10

/** Parses an address, an IPv4 address mapped into IPv6 as IPv4, and ignores its zone. Null if `text` is no address. */
export const parseAddress = (text: string) => {
  const [address = ''] = text.split('%')
  return isIP(address) === 0 ? null : ipaddr.process(address)
}

/** Address of one entry of X-Forwarded-For, without quotes and port. Null if the entry holds none. */
const entryAddress = (entry: string): string | null => {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return parseAddress(bare)?.toString() ?? null
}

/**
 * Address of the client. Each trusted proxy, from the peer of the connection backwards, appended its own client to
 * X-Forwarded-For. An entry before the first untrusted hop may be forged (A11).
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

/** Parses an address, or a network in CIDR notation. Null if `entry` is neither. */
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
 * Parses the setting of the trusted proxies: how many stand one behind the other, or their addresses and networks, as in
 * "127.0.0.1, 10.0.0.0/8". An empty text trusts none. Null if the text is neither.
 */
export const trustedProxies = (text: string): TrustedProxies | null => {
  const setting = text.trim()
  if (setting === '') return noProxies
  if (!/^\d+$/.test(setting)) return listed(setting)
  const count = Number(setting)
  return count > mostProxies ? null : (_address, hop) => hop < count
}

/** Unit that a limit counts by: the address itself for IPv4, the /64 of a household for IPv6 (A11). */
export const networkOf = (text: string): string => {
  const address = parseAddress(text)
  if (address === null) return text
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()
}
