import { parseAddress } from './networks.ts'

/** As URLs write an IPv6 address, and without: "[::1]" and "::1". */
const bare = (name: string): string => name.toLowerCase().replace(/^\[(.*)\]$/, '$1')

/** True if a name or an address always leads to the machine that it is used on. */
export const isLoopback = (name: string): boolean => {
  const text = bare(name)
  return text === 'localhost' || text.endsWith('.localhost') || parseAddress(text)?.range() === 'loopback'
}

const everywhere = new Set(['0.0.0.0', '::'])

/** True if browsers reach this server over https. */
export const isEncrypted = (publicOrigin: string | null): boolean => publicOrigin?.startsWith('https:') === true

/** Where a server listens, and what it is known as. */
export interface Reach {
  /** What it listens on: a name, or an address. */
  readonly host: string
  readonly publicOrigin: string | null
  /** Further names. */
  readonly allowedHosts: ReadonlyArray<string>
}

const nameOf = (origin: string | null): string | null =>
  origin === null ? null : (URL.parse(origin)?.hostname ?? null)

/** First setting that lets other machines reach this server, as the start warnings name it; null if none does. */
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
 * The origin that a link in a mail leads to: what people open, or this machine. What a request calls this place counts only
 * where that is this machine: it would lead whoever reads the mail wherever the sender likes.
 */
export const originOfLinks = (publicOrigin: string | null, asked: string): string => {
  if (publicOrigin !== null) return publicOrigin
  const { hostname, port } = new URL(asked)
  return isLoopback(hostname) ? asked : `http://localhost${port === '' ? '' : `:${port}`}`
}

/** Whether this server goes by a name: a page of another site may not have its own name lead here and be answered. */
export type KnowsHost = (hostname: string) => boolean

/**
 * The server's own names: this machine's, what it listens on, what people open, and those that are allowed. Where it
 * listens on every address, each address is its own; no other site's name is one.
 */
export const hostRule = ({ host, publicOrigin, allowedHosts }: Reach): KnowsHost => {
  const names = new Set([host, nameOf(publicOrigin) ?? host, ...allowedHosts].map(bare))
  return (hostname) => {
    const name = bare(hostname)
    return isLoopback(name) || names.has(name) || (everywhere.has(bare(host)) && parseAddress(name) !== null)
  }
}

/** The one Host of a request, without its port; null: there is none, or more than one, or it names none. */
export const hostnameOf = (rawHeaders: ReadonlyArray<string>): string | null => {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  const [host = ''] = hosts
  if (hosts.length !== 1 || !/^[\w.:[\]-]+$/.test(host)) return null
  return URL.parse(`http://${host}`)?.hostname || null
}
