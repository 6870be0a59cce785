import { parseAddress } from './networks.ts'

/**
 * Normalises a host name: converts it to lower case, and removes the brackets that URLs put around IPv6 addresses ("[::1]"
 * becomes "::1").
 */
const bare = (name: string): string => name.toLowerCase().replace(/^\[(.*)\]$/, '$1')

/** True for a loopback name or address, which always means the local machine. */
export const isLoopback = (name: string): boolean => {
  const text = bare(name)
  return text === 'localhost' || text.endsWith('.localhost') || parseAddress(text)?.range() === 'loopback'
}

const everywhere = new Set(['0.0.0.0', '::'])

/** True if browsers reach this server over https. */
export const isEncrypted = (publicOrigin: string | null): boolean => publicOrigin?.startsWith('https:') === true

/** Settings that determine from which machines and under which names a server can be reached. */
export interface Reach {
  /** Host name or IP address on which the server listens. */
  readonly host: string
  readonly publicOrigin: string | null
  /** Further host names that the server accepts. */
  readonly allowedHosts: ReadonlyArray<string>
}

const nameOf = (origin: string | null): string | null =>
  origin === null ? null : (URL.parse(origin)?.hostname ?? null)

/**
 * Returns the first setting that makes this server reachable from other machines, as a text for a warning at the start, such
 * as `HOST=0.0.0.0`. Null if there is no such setting.
 */
export const openingSetting = ({
  host,
  publicOrigin,
  allowedHosts,
  hasProxies,
}: Reach & { readonly hasProxies: boolean }): string | null => {
  if (publicOrigin !== null && !isLoopback(nameOf(publicOrigin) ?? 'localhost')) return publicOrigin
  if (hasProxies) return 'TRUSTED_PROXIES'
  if (!isLoopback(host)) return `HOST=${host}`
  const name = allowedHosts.find((allowed) => !isLoopback(allowed))
  return name === undefined ? null : `ALLOWED_HOSTS=${name}`
}

/**
 * Returns the origin for links in mails: the public origin if there is one, otherwise an origin of this machine. The origin
 * of the request is used only if it is a loopback origin, because a forged Host header could point the links to another
 * site.
 */
export const originOfLinks = (publicOrigin: string | null, requestOrigin: string): string => {
  if (publicOrigin !== null) return publicOrigin
  const { hostname, port } = new URL(requestOrigin)
  return isLoopback(hostname) ? requestOrigin : `http://localhost${port === '' ? '' : `:${port}`}`
}

/** Returns true if a host name belongs to this server. Rejecting other names protects against DNS rebinding. */
export type KnowsHost = (hostname: string) => boolean

/**
 * Returns a function that accepts loopback names, the listening host, the host of the public origin and the allowed hosts.
 * If the server listens on all addresses, the function also accepts each IP address.
 */
export const hostRule = ({ host, publicOrigin, allowedHosts }: Reach): KnowsHost => {
  const names = new Set([host, nameOf(publicOrigin) ?? host, ...allowedHosts].map(bare))
  return (hostname) => {
    const name = bare(hostname)
    return isLoopback(name) || names.has(name) || (everywhere.has(bare(host)) && parseAddress(name) !== null)
  }
}

/** Returns the host of a request without its port. Null if the Host header is missing, repeated or malformed. */
export const hostnameOf = (rawHeaders: ReadonlyArray<string>): string | null => {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  const [host = ''] = hosts
  if (hosts.length !== 1 || !/^[\w.:[\]-]+$/.test(host)) return null
  return URL.parse(`http://${host}`)?.hostname || null
}
