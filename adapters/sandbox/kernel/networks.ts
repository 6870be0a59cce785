import { BlockList, isIP } from 'node:net'

/** Which hops between us and the asker are believed to say where a request came from; hop 0 is who is connected to us. */
export type TrustedProxies = (address: string, hop: number) => boolean

/** What is connected to us is who asks. */
export const noProxies: TrustedProxies = () => false

const mostProxies = 10

/** An IPv4 address that arrives over an IPv6 socket is written as itself, without a zone. */
const plain = (address: string): string => {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  return mapped ?? bare
}

/** One entry of X-Forwarded-For as an address, without quotes and port; null: it is none. */
const entryAddress = (entry: string): string | null => {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const address = plain(bare)
  return isIP(address) === 0 ? null : address
}

/**
 * Where a request came from: from who is connected to us back through X-Forwarded-For, to which each proxy appends whom
 * it was asked by, as far as each is trusted. What lies before the first that is not may be made up (A11).
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | ReadonlyArray<string> | undefined,
  isTrusted: TrustedProxies,
): string => {
  const hops = [forwardedFor ?? []].flat().join(',').split(',').toReversed()
  let address = plain(peer)
  for (const [hop, entry] of hops.entries()) {
    const before = isTrusted(address, hop) ? entryAddress(entry) : null
    if (before === null) return address
    address = before
  }
  return address
}

const listed = (text: string): TrustedProxies | null => {
  const list = new BlockList()
  for (const entry of text.split(',')) {
    const [address = '', prefix, ...more] = entry.trim().split('/')
    const [version, bits] = [isIP(address), prefix === undefined ? null : Number(prefix)]
    const isPrefix = bits === null || (/^\d{1,3}$/.test(prefix ?? '') && bits <= (version === 4 ? 32 : 128))
    if (version === 0 || !isPrefix || more.length > 0) return null
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (bits === null) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/**
 * The proxies that a setting names: how many stand one behind the other in front of us, or their addresses and networks,
 * as in "127.0.0.1, 10.0.0.0/8". Nothing: none. Null: the text says neither.
 */
export const trustedProxies = (text: string): TrustedProxies | null => {
  const wanted = text.trim()
  if (wanted === '') return noProxies
  if (!/^\d+$/.test(wanted)) return listed(wanted)
  const count = Number(wanted)
  return count > mostProxies ? null : (_address, hop) => hop < count
}

/** The eight groups of an IPv6 address; null: it is none. */
const groupsOf = (address: string): ReadonlyArray<string> | null => {
  const written = isIP(address) === 6 ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : undefined
  if (written === undefined) return null
  const [front = [], back = []] = written.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => '0'), ...back]
}

/**
 * What a limit counts an address as: an IPv4 address is one place; of IPv6 a household has a /64, so its first half is
 * one, and so are all addresses in it (A11).
 */
export const networkOf = (address: string): string => {
  const groups = groupsOf(plain(address))
  if (groups === null) return plain(address)
  const [a, b, c, d, e, f, high = '0', low = '0'] = groups
  // Written in hexadecimal, as in ::ffff:cb00:7109.
  if ([a, b, c, d, e].every((group) => group === '0') && f === 'ffff') {
    return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
  }
  return `${[a, b, c, d].join(':')}::/64`
}
